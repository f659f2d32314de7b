import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';

const PAUSE_MS = 1500;
const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/**
 * Polls the provider after the card form is done, because banks take a moment. `isSettled` checks once and returns
 * whether the result is in. Then nothing is left to show.
 */
export function useBankCheck({ tries, isSettled }: { tries: number; isSettled: () => Promise<boolean> }) {
  const [state, setState] = useState<'form' | 'checking' | 'waiting'>('form');
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    setState('checking');
    setProblem(undefined);
    try {
      for (let left = tries; left > 0; left -= 1) {
        if (await isSettled()) return;
        await pause();
      }
    } catch (error) {
      setProblem(sentence(error));
    }
    setState('waiting');
  };
  return { state, problem, setProblem, check: () => void check() };
}
