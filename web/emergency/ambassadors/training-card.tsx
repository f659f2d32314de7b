import { useQuery } from '@tanstack/react-query';
import { MODULES } from '#contract/emergency/training-modules.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { trainingQuery } from './queries.ts';
import * as t from '#text/emergency/ambassador.ts';

/** The progress of the training, with a link to it. */
export function TrainingCard() {
  const passed =
    useQuery(trainingQuery).data?.modules.filter(({ passedAt }) => passedAt !== null).length ?? 0;
  const words = t.modulesPassed(passed, MODULES.length);
  return (
    <CardSection as="h2" title={t.training} text={t.trainingText}>
      <div className="grid gap-2">
        <p className="tabular text-muted">{words}</p>
        <Progress value={(passed / MODULES.length) * 100} label={t.training} valueText={words} />
      </div>
      <Link to="/ambassador/training" className={buttonClass({ className: 'justify-self-start' })}>
        {t.openTraining}
      </Link>
    </CardSection>
  );
}
