import { Logo, LogoMark } from '#web/ui/logo.tsx';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';

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
      <Specimen title="Logo, and the mark at 16, 24, 32 and 64 px">
        <SpecimenRow>
          <Logo />
          <LogoMark className="size-4" />
          <LogoMark className="size-6" />
          <LogoMark className="size-8" />
          <LogoMark className="size-16" />
        </SpecimenRow>
      </Specimen>
      <Specimen title="Color, with the text that may stand on it">
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
      <Specimen title="Type">
        <div className="grid gap-3">
          <p className="font-display text-4xl leading-tight font-semibold tracking-tight">
            Know where you sleep tonight
          </p>
          <p className="font-display text-2xl font-semibold">Your room is held until Friday</p>
          <p className="max-w-prose">
            The county lifted the order at 6:40 PM PST. Check with your landlord before you return, and
            photograph every room before you clean.
          </p>
          <p className="text-sm text-muted">Small text for notes and hints</p>
          <p className="tabular text-lg">$1,000.00 · 2,450 points · 11:09 PM PST</p>
        </div>
      </Specimen>
    </>
  );
}
