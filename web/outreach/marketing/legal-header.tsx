import { LAST_UPDATED } from './legal-text.ts';

/** A legal document's name and date. */
export function LegalHeader({ title }: { title: string }) {
  return (
    <header>
      <h1 className="text-4xl @xl:text-5xl @4xl:text-6xl print:text-3xl">{title}</h1>
      <p className="mt-4 text-muted">
        Last updated <time dateTime="2025-09-18">{LAST_UPDATED}</time>
      </p>
    </header>
  );
}
