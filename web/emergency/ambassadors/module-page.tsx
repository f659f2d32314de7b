import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import { useParams } from '#web/lib/router.tsx';
import type { Module } from '#contract/emergency/training-modules.ts';
import type { ModuleProgress } from '#contract/emergency/training.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BookOpen } from 'lucide-react';
import { OfflineNotice } from './offline-notice.tsx';
import { QuizCard } from './quiz-card.tsx';
import { saveReading } from './queries.ts';
import { useTraining } from './use-training.ts';
import { contentOf, isModule } from './training-content.ts';
import { notFound, notFoundDetail } from '#text/ui/parts.ts';
import * as t from '#text/emergency/ambassador.ts';

const Back = () => (
  <Link
    to="/ambassador/training"
    className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}
  >
    <ArrowLeft className="size-5" aria-hidden="true" />
    {t.backToTraining}
  </Link>
);

/** /ambassador/training/:module: the lessons, and the quiz when online. */
export function ModulePage() {
  const { module } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <Back />
      {isModule(module) ? (
        <ModuleView key={module} module={module} />
      ) : (
        <EmptyState icon={BookOpen} title={notFound} text={notFoundDetail} />
      )}
    </div>
  );
}

function ModuleView({ module }: { module: Module }) {
  const { training, isReader } = useTraining();
  const { title, lessons } = contentOf(module);
  const progress = training.data?.modules.find((one) => one.module === module);
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <OfflineNotice query={training} isReader={isReader} />
      {lessons.map((lesson, i) => (
        <CardSection as="h2" key={lesson.title} title={`${t.lesson(i + 1)}: ${lesson.title}`}>
          {lesson.text.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg leading-relaxed">
              {paragraph}
            </p>
          ))}
          {progress && <ReadMark module={module} progress={progress} number={i + 1} />}
        </CardSection>
      ))}
      {progress && <QuizCard module={module} progress={progress} />}
    </>
  );
}

type ReadMarkProps = { module: Module; progress: ModuleProgress; number: number };

/** Lessons are read in order: marking one also marks those before it. */
function ReadMark({ module, progress, number }: ReadMarkProps) {
  const save = useMutation(saveReading);
  if (progress.lessonsRead >= number)
    return (
      <p className="flex items-center gap-2 text-moss-ink">
        <CircleCheck className="size-5" aria-hidden="true" />
        {t.read}
      </p>
    );
  const mark = async () => {
    try {
      await save.mutateAsync({ module, read: number });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <Button
      variant="outline"
      className="justify-self-start"
      busy={save.isPending}
      onClick={() => void mark()}
    >
      {t.markRead}
    </Button>
  );
}
