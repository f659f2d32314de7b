import { Notice } from '#web/ui/notice.tsx';

/** Why saving failed, when it isn't about one field. The input is kept. */
export function FormProblem({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="danger" title="Nothing was saved" live>
      {children}
    </Notice>
  ) : null;
}
