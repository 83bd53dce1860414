import { createHmac } from 'node:crypto';

/** One address per role: what a process may do is decided by which of these it is given. */
export interface ConnectionUrls {
  /** May create roles; used at start only. */
  adminUrl: string;
  /** `nidan_owner`: owns the tables, runs the migrations. */
  ownerUrl: string;
  /** `nidan_app`: owns nothing and cannot pass row-level security. */
  appUrl: string;
  /** `nidan_jobs`: owns the job queue. */
  jobsUrl: string;
  /** `nidan_checker`: reads all labs and writes nothing. */
  checkerUrl: string;
}

/** The addresses on the embedded server: its socket is private, so that no password is needed. */
export function embeddedUrls(server: { socketDir: string; port: number; database?: string }): ConnectionUrls {
  const urlOf = (user: string): string => {
    const url = new URL(`postgresql://${user}@localhost:${server.port}/${server.database ?? 'nidan'}`);
    url.searchParams.set('host', server.socketDir);
    return url.href;
  };
  return {
    adminUrl: urlOf('postgres'),
    ownerUrl: urlOf('nidan_owner'),
    appUrl: urlOf('nidan_app'),
    jobsUrl: urlOf('nidan_jobs'),
    checkerUrl: urlOf('nidan_checker'),
  };
}

/**
 * The addresses on a server of one's own. DATABASE_URL names a role that may create roles; the passwords of the others are
 * derived from its password, so that every process finds the same ones. DATABASE_APP_URL and DATABASE_JOBS_URL replace them.
 * Throws an Error that names the variable, never its content, when one is not a PostgreSQL address.
 */
export function externalUrls(env: {
  databaseUrl: string;
  databaseAppUrl?: string | undefined;
  databaseJobsUrl?: string | undefined;
}): ConnectionUrls {
  const admin = readUrl('DATABASE_URL', env.databaseUrl);
  return {
    adminUrl: admin.href,
    ownerUrl: asRole(admin, 'nidan_owner'),
    appUrl: readUrl('DATABASE_APP_URL', env.databaseAppUrl ?? asRole(admin, 'nidan_app')).href,
    jobsUrl: readUrl('DATABASE_JOBS_URL', env.databaseJobsUrl ?? asRole(admin, 'nidan_jobs')).href,
    checkerUrl: asRole(admin, 'nidan_checker'),
  };
}

/** The same address with another database. */
export function onDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

function asRole(admin: URL, role: string): string {
  const url = new URL(admin.href);
  url.searchParams.delete('user');
  url.searchParams.delete('password');
  url.username = role;
  const key = admin.searchParams.get('password') ?? decodeURIComponent(admin.password);
  url.password = key === '' ? '' : createHmac('sha256', key).update(`nidan:${role}`).digest('base64url');
  return url.href;
}

function readUrl(variable: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) {
    // A host given as a parameter (a socket) leaves the authority empty, where a user name cannot be put.
    if (url.hostname === '')
      return new URL(text.replace(/^(postgres(?:ql)?:\/\/)([^/?]*)\//, '$1$2localhost/'));
    return url;
  }
  throw new Error(
    `${variable} is not the address of a PostgreSQL database, such as postgresql://user:password@host:5432/nidan`,
  );
}
