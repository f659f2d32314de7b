import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Module } from '#contract/emergency/training-modules.ts';
import type { ModuleProgress } from '#contract/emergency/training.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { takeQuiz } from './queries.ts';
import { contentOf } from './training-content.ts';
import { locale } from '#text/locale.ts';
import { answers as answerAll } from '#text/emergency/ambassador-values.ts';
import * as t from '#text/emergency/ambassador.ts';

const list = new Intl.ListFormat(locale, { type: 'conjunction' });

type Outcome = { tone: 'success' | 'danger'; title: string };

/** The questions of a module. The server grades them; the right answers aren't in the page. */
export function QuizCard({ module, progress }: { module: Module; progress: ModuleProgress }) {
  const { questions } = contentOf(module);
  const quiz = useMutation(takeQuiz);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answers = questions.map((_, i) => Number(given.get(`question-${i}`) ?? -1));
    if (answers.includes(-1)) return setOutcome({ tone: 'danger', title: answerAll });
    try {
      const { isPassed, wrong } = await quiz.mutateAsync({ module, answers });
      setOutcome(
        isPassed
          ? { tone: 'success', title: t.quizPassed }
          : { tone: 'danger', title: t.quizFailed(list.format(wrong.map((i) => t.question(i + 1)))) },
      );
    } catch (error) {
      setOutcome({ tone: 'danger', title: sentence(error) });
    }
  };
  return (
    <CardSection as="h2" title={t.quiz} text={t.quizText}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        {questions.map(({ question, options }, i) => (
          <fieldset key={question} className="grid gap-1">
            <legend className="mb-1 font-semibold">{`${i + 1}. ${question}`}</legend>
            {options.map((option, n) => (
              <label key={option} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name={`question-${i}`}
                  value={n}
                  className="size-5 shrink-0 accent-pine"
                />
                {option}
              </label>
            ))}
          </fieldset>
        ))}
        {outcome && <Notice live tone={outcome.tone} title={outcome.title} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={quiz.isPending} disabled={progress.triesLeft === 0}>
            {t.checkAnswers}
          </Button>
          <p className="tabular text-muted">{t.triesLeft(progress.triesLeft)}</p>
        </div>
      </form>
    </CardSection>
  );
}
