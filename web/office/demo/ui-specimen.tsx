import { createContext, use, type ReactNode } from 'react';

type Theme = 'light' | 'dark';
const PanelTheme = createContext<Theme>('light');

/** Both panels show the same components; this makes names that must be unique differ. */
export const usePanelTheme = () => use(PanelTheme);

/** A section of the page: the same components in light and dark. */
export function UiSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        <Panel theme="light">{children}</Panel>
        <Panel theme="dark">{children}</Panel>
      </div>
    </section>
  );
}

function Panel({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div
      data-theme={theme}
      className="grid min-w-0 content-start gap-8 rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      <PanelTheme value={theme}>{children}</PanelTheme>
    </div>
  );
}

/** One component in one or more states, labeled. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-muted">{title}</p>
      {children}
    </div>
  );
}

/** Components side by side, wrapping. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
