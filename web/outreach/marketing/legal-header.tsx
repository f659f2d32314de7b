import * as t from '#text/outreach/legal.ts';

/** A legal document's name and date. */
export function LegalHeader({ title }: { title: string }) {
  return (
    <header>
      <h1 className="text-4xl @xl:text-5xl @4xl:text-6xl print:text-3xl">{title}</h1>
      <p className="mt-4 text-muted">
        {t.lastUpdatedLabel} <time dateTime="2025-09-18">{t.lastUpdated}</time>
      </p>
      {t.courtesyTranslation && <p className="mt-2 max-w-prose font-medium">{t.courtesyTranslation}</p>}
    </header>
  );
}
