import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import type { Choice } from './queries.ts';
import { addressOf, type PayStep, stepIn, type StepState } from './steps-in-address.ts';

type PaySteps = {
  step: PayStep;
  /** The choice that the step is about; null before a choice. */
  chosen: Choice | null;
  toTerms: (choice: Choice) => void;
  toCard: () => void;
  toPlan: () => void;
  /** Leaves the steps when they are done. */
  leave: () => void;
};

/**
 * Plan, terms, card: one history entry each. `begun` waits for its first payment: without a step in the URL
 * we resume it. `hasForm` says whether a choice's card form is loaded or can be loaded again: otherwise the
 * terms are shown.
 */
export function usePaySteps(begun: Choice | null, hasForm: (choice: Choice) => boolean): PaySteps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const named = stepIn(search);
  const [resumed] = useState(begun && !named ? { plan: begun.plan, interval: begun.interval } : null);
  const place =
    named ?? (resumed ? { step: 'terms' as const, choice: resumed } : { step: 'plan', choice: null });
  const { toPlan: distance } = (state as StepState) ?? {};
  const isFormGone = place.step === 'card' && place.choice !== null && !hasForm(place.choice);
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!isFormGone) hasReturned.current = false;
    else if (!hasReturned.current && place.choice) {
      hasReturned.current = true;
      // The terms are the previous entry, if there is one.
      if (distance) navigate(-1);
      else navigate(addressOf('terms', place.choice), { replace: true });
    }
  }, [isFormGone, place.choice, distance, navigate]);
  const hasResumed = useRef(false);
  useEffect(() => {
    if (!resumed || hasResumed.current) return;
    hasResumed.current = true;
    navigate(addressOf('terms', resumed), { replace: true });
  }, [resumed, navigate]);
  return {
    step: isFormGone ? 'terms' : (place.step as PayStep),
    chosen: place.choice,
    toTerms: (choice) => {
      // Store the choice in the entry that Back returns to.
      navigate(addressOf('plan', choice), { replace: true });
      navigate(addressOf('terms', choice), { state: { toPlan: 1 } satisfies StepState });
    },
    toCard: () => {
      if (!place.choice || place.step === 'card') return;
      const next: StepState = distance ? { toPlan: distance + 1 } : null;
      navigate(addressOf('card', place.choice), { state: next });
    },
    toPlan: () => {
      if (distance) navigate(-distance);
      else if (place.choice) navigate(addressOf('plan', place.choice), { replace: true });
    },
    leave: () => navigate(pathname, { replace: true }),
  };
}
