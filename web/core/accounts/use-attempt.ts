import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';

/** Runs one attempt at a time: tracks which one is in progress and the last error. */
export function useAttempt<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  const [problem, setProblem] = useState<{ of: Name; text: string } | null>(null);

  /** `explain` may return null for failures that need no message. */
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
