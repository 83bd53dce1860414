import { builtReport, LIMITS } from '../../tools/checks/check-bundle-size.ts';
import { printFigure } from '../figure.ts';

function printSize(name: string, bytes: number, limit: number): void {
  const target = `<= ${limit / 1024}`;
  printFigure({ name, value: bytes / 1024, unit: 'KB gzip', target, ok: bytes <= limit, gate: true });
}

/** Gzipped JavaScript before the sign-in and until the heaviest screen works, of the build in `apps/web/dist`. */
export function measureBundle(): void {
  const { signIn, screens } = builtReport();
  printSize('js_before_sign_in', signIn, LIMITS.signIn);
  printSize('js_heaviest_screen', screens[0]?.bytes ?? 0, LIMITS.firstScreen);
}
