import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';

/** One thing being tried at a time: which one is under way, and what went wrong with the last. */
export function useAttempt<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [problem, setProblem] = useState<{ of: Name; text: string } | null>(null);

  /** `explain` may answer null: then the failure is nothing to speak of. */
  async function attempt(
    name: Name,
    work: () => Promise<unknown>,
    explain: (error: unknown) => string | null = sentence,
  ): Promise<void> {
    if (busy) return;
    setBusy(name);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const text = explain(error);
      setProblem(text === null ? null : { of: name, text });
    }
    setBusy(null);
  }

  const problemOf = (name: Name) => (problem?.of === name ? problem.text : undefined);
  return { busy, attempt, problemOf, fail: (of: Name, text: string) => setProblem({ of, text }) };
}
