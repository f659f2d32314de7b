import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

const SWATCHES = [
  { name: 'paper', look: 'bg-paper text-ink' },
  { name: 'surface', look: 'bg-surface text-ink' },
  { name: 'raised', look: 'bg-raised text-ink' },
  { name: 'sunken', look: 'bg-sunken text-muted' },
  { name: 'ink', look: 'bg-ink text-paper' },
  { name: 'pine', look: 'bg-pine text-on-pine' },
  { name: 'ember', look: 'bg-ember text-on-ember' },
  { name: 'danger', look: 'bg-danger text-on-danger' },
  { name: 'amber', look: 'bg-amber text-on-amber' },
  { name: 'moss', look: 'bg-moss text-on-moss' },
  { name: 'sky', look: 'bg-sky text-on-sky' },
  { name: 'plan-blue', look: 'bg-plan-blue text-on-plan-blue' },
  { name: 'plan-purple', look: 'bg-plan-purple text-on-plan-purple' },
  { name: 'plan-orange', look: 'bg-plan-orange text-on-plan-orange' },
  { name: 'pine-soft', look: 'bg-pine-soft text-pine-ink' },
  { name: 'ember-soft', look: 'bg-ember-soft text-ember-ink' },
  { name: 'danger-soft', look: 'bg-danger-soft text-danger-ink' },
  { name: 'amber-soft', look: 'bg-amber-soft text-amber-ink' },
  { name: 'moss-soft', look: 'bg-moss-soft text-moss-ink' },
  { name: 'sky-soft', look: 'bg-sky-soft text-sky-ink' },
];

export function UiBrand() {
  return (
    <>
      <Specimen title={t.logoTitle}>
        <SpecimenRow>
          <Logo />
          <LogoMark className="size-4" />
          <LogoMark className="size-6" />
          <LogoMark className="size-8" />
          <LogoMark className="size-16" />
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.colorTitle}>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {SWATCHES.map(({ name, look }) => (
            <li
              key={name}
              className={`flex h-16 items-end rounded-control border border-line p-2 text-sm font-medium ${look}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t.type}>
        <div className="grid gap-3">
          <p className="font-display text-4xl leading-tight font-semibold tracking-tight">{t.headline}</p>
          <p className="font-display text-2xl font-semibold">{t.subhead}</p>
          <p className="max-w-prose">{t.paragraph}</p>
          <p className="text-sm text-muted">{t.smallText}</p>
          <p className="tabular text-lg">{t.figuresLine}</p>
        </div>
      </Specimen>
    </>
  );
}
