import { useQuery } from '@tanstack/react-query';
import { Camera, ListTodo, ShieldAlert } from 'lucide-react';
import { SAFETY_WORDS, type GuideView } from '#contract/home/recovery-guide.ts';
import { PHOTO_RULE, SAFETY } from '#contract/home/recovery-safety.ts';
import { PHASES, phaseOf, STEPS } from '#contract/home/recovery-steps.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { EntryBasis, Marks } from './aid-marks.tsx';
import { GuideHeading } from './aid-page.tsx';
import { guideQuery } from './aid-queries.ts';
import * as g from '#text/home/recovery-guide.ts';
import * as t from '#text/home/recovery.ts';

/**
 * /recovery/steps: what to do and in which order, and how to return safely. The text is part of the page's code, so it
 * opens offline. Only the marks need the server.
 */
export function StepsPage() {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  const guide = useQuery({ ...guideQuery(homeId), enabled: homeId !== '' });
  const photos = SAFETY.find(({ id }) => id === PHOTO_RULE);
  const checks = guide.data?.checks ?? [];
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <GuideHeading title={g.stepsTitle} intro={g.stepsIntro} />
      <Notice tone="warning">{g.safetyText}</Notice>
      {(home.isError || guide.isError) && <Notice>{g.marksMissing}</Notice>}
      {guide.data && !guide.data.hasRecovery && <Notice className="print:hidden">{g.startFirst}</Notice>}
      {photos && (
        <Section icon={Camera} title={SAFETY_WORDS[PHOTO_RULE].title}>
          <p className="max-w-prose text-lg">{SAFETY_WORDS[PHOTO_RULE].text}</p>
          <EntryBasis entry={photos} checks={checks} />
        </Section>
      )}
      <Section icon={ShieldAlert} title={g.safety}>
        <ul className="divide-y divide-line border-y border-line">
          {SAFETY.filter(({ id }) => id !== PHOTO_RULE).map((rule) => (
            <li key={rule.id} className="grid break-inside-avoid gap-1 py-3">
              <h3 className="font-sans text-lg font-semibold">{SAFETY_WORDS[rule.id].title}</h3>
              <p className="max-w-prose">{SAFETY_WORDS[rule.id].text}</p>
              <EntryBasis entry={rule} checks={checks} />
            </li>
          ))}
        </ul>
      </Section>
      <Section icon={ListTodo} title={g.steps}>
        {PHASES.map((phase) => (
          <PhaseSteps key={phase} phase={phase} guide={guide.data} homeId={homeId} />
        ))}
      </Section>
      <p className="text-sm text-muted print:hidden">{g.offline}</p>
    </div>
  );
}

type PhaseStepsProps = { phase: (typeof PHASES)[number]; guide: GuideView | undefined; homeId: string };

function PhaseSteps({ phase, guide, homeId }: PhaseStepsProps) {
  const steps = STEPS.filter(({ fromDay }) => phaseOf(fromDay) === phase);
  const settled = steps.filter(({ id }) => guide?.marks.some(({ subject }) => subject === id)).length;
  return (
    <div className="grid gap-2">
      <h3 className="flex flex-wrap items-baseline justify-between gap-2 text-lg">
        {g.phases[phase]}
        {guide?.hasRecovery && (
          <span className="tabular font-sans text-sm text-muted">{g.progress(settled, steps.length)}</span>
        )}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {steps.map((step) => (
          <li key={step.id} className="grid break-inside-avoid gap-2 py-3">
            <p className="max-w-prose font-medium">{t.steps[step.id]}</p>
            <EntryBasis entry={step} checks={guide?.checks ?? []} />
            {guide && <Marks guide={guide} homeId={homeId} subject={step.id} title={t.steps[step.id]} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
