/** What the test cluster gives up for speed. Never for data that anyone keeps. */
const UNSAFE_BUT_FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Settings of the embedded server, as postgres takes them by `-c`. Durability is untouched (fsync, full_page_writes and
 * synchronous_commit stay on); time limits of statements belong to the app's connections.
 */
export function serverSettings(options: {
  socketDir: string;
  port: number;
  durable: boolean;
  extra: Readonly<Record<string, string>>;
}): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: options.socketDir,
    unix_socket_permissions: '0700',
    port: String(options.port),
    max_connections: '80',
    shared_buffers: '256MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: '1.1',
    jit: 'off',
    // A table of 50 rows is one of 5,000 a minute later, when a lab is filled.
    autovacuum_naptime: '15s',
    // Recovery after a crash replays at most about this much.
    max_wal_size: '512MB',
    wal_compression: 'pglz',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // A failing statement and the DETAIL of an error both carry patient data, which no log may.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable ? {} : UNSAFE_BUT_FAST),
    ...options.extra,
  };
}
