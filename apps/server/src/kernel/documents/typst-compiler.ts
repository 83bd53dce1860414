import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { foldFullWidth } from '@nidan/domain/text/fold-full-width';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { DocumentError } from './document-error.ts';
import { flatPicture } from './flat-picture.ts';
import { fontFiles } from './font-files.ts';
import type { DocumentForm, RenderedBytes } from './document-request.ts';
import type { TemplateInput } from './template-input.ts';

/** Pictures kept mapped; beyond this the compiler's file system is emptied. */
const MAPPED_PICTURES = 200;
/** Compilations after which an unused cached result is dropped. */
const CACHE_AGE = 10;
const TEMPLATES = fileURLToPath(new URL('../../../documents/', import.meta.url));
const DATA_FILE = join(TEMPLATES, 'data.json');

/** One Typst compiler with the document fonts. compile() blocks its process: for the document workers only. */
export class TypstCompiler {
  readonly #compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontPaths: fontFolders() }],
  });
  readonly #mapped = new Set<string>();

  /** Typst's diagnostics become a DocumentError 'compile_failed'. */
  render({ template, data, files }: TemplateInput, form: DocumentForm): RenderedBytes {
    this.#mapPictures(files);
    // As a file and not as sys.inputs, which would make the compiler evaluate its templates anew each time.
    this.#compiler.mapShadow(DATA_FILE, Buffer.from(foldFullWidth(JSON.stringify(data))));
    const compiled = this.#compiler.compile({
      mainFilePath: join(TEMPLATES, template),
    });
    const document = compiled.result;
    if (document === null) throw new DocumentError('compile_failed', this.#diagnostics(compiled));
    const bytes =
      form === 'pdf'
        ? this.#compiler.pdf(document, { pdfTags: false })
        : gzipSync(flatPicture(this.#compiler.svg(document)), { level: 4 });
    this.#compiler.evictCache(CACHE_AGE);
    return { bytes, pages: document.numOfPages };
  }

  #mapPictures(files: TemplateInput['files']): void {
    if (this.#mapped.size + files.size > MAPPED_PICTURES) {
      this.#compiler.resetShadow();
      this.#mapped.clear();
    }
    for (const [path, bytes] of files) {
      if (this.#mapped.has(path)) continue;
      this.#compiler.mapShadow(join(TEMPLATES, path), Buffer.from(bytes));
      this.#mapped.add(path);
    }
  }

  #diagnostics(compiled: ReturnType<NodeCompiler['compile']>): string {
    const error = compiled.takeError();
    if (error === null) return 'no document and no diagnostics';
    return JSON.stringify(this.#compiler.fetchDiagnostics(error)).slice(0, 2000);
  }
}

function fontFolders(): string[] {
  const { regular, bold } = fontFiles();
  return [...regular, ...bold].map((file) => dirname(file));
}
