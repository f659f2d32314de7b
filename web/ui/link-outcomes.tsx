import { CircleCheck, CloudOff, Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';
import * as t from '#text/ui/parts.ts';

type LinkOutcomeProps = { title?: string; children: ReactNode };
type WrongLinkProps = { title?: string; why: ReactNode; children?: ReactNode };

/** The link worked. */
export const LinkDone = ({ title, children }: { title: string; children: ReactNode }) => (
  <Outcome icon={<CircleCheck className="size-6" aria-hidden="true" />} title={title} tone="good">
    {children}
  </Outcome>
);

/** A link from a message that is truncated, used or expired. */
export const WrongLink = ({ title = t.linkBroken, why, children }: WrongLinkProps) => (
  <Outcome icon={<Link2Off className="size-6" aria-hidden="true" />} title={title} tone="warning">
    <p className="text-muted">{why}</p>
    {children}
  </Outcome>
);

/** Loading the link's target failed. The link itself still works. */
export const LinkNotLoaded = ({ title = t.invitationNotLoaded, children }: LinkOutcomeProps) => (
  <Outcome icon={<Link2Off className="size-6" aria-hidden="true" />} title={title} tone="danger">
    {children}
  </Outcome>
);

/** The click didn't reach the server. */
export const LinkFailed = ({ title, why }: { title: string; why: ReactNode }) => (
  <Outcome icon={<CloudOff className="size-6" aria-hidden="true" />} title={title} tone="danger">
    <p className="text-muted">{why}</p>
  </Outcome>
);
