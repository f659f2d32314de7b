import { Notice } from '#web/ui/notice.tsx';

/** Why nothing was saved, when no field is to blame. What was typed is still there. */
export function FormProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="danger" title="Nothing was saved" live>
      {children}
    </Notice>
  ) : null;
}
