export type DatabaseKind = 'postgres-15' | 'pgbouncer';
export const DATABASE_KINDS: readonly DatabaseKind[];
export function missingPackages(kind: DatabaseKind, isHere?: (program: string) => boolean): string[];
