import { BRAND } from '#contract/brand.ts';
import type { Deps } from '#server/ports/deps.ts';
import { isProvenFor, type ReadAddress, replyAddress } from '#server/service/conversations/reply-address.ts';
import type { Visitor } from './store.ts';

/** A visitor has no account: their answers are bound to their case and to the address that they gave us. */
const recipientOf = ({ email }: Pick<Visitor, 'email'>): string => `visitor ${email}`;

/** Where a visitor's answers go: into their case where this server receives email, else to support. */
export const replyToOf = (
  { config, masterKeys }: Pick<Deps, 'config' | 'masterKeys'>,
  visitor: Pick<Visitor, 'caseId' | 'email'>,
): { name: string; address: string } =>
  replyAddress({ config, masterKeys }, { caseId: visitor.caseId, userId: recipientOf(visitor) }) ?? {
    name: `${BRAND.name} Support`,
    address: config.supportEmail,
  };

/** Whether we gave this address to this visitor, for this case. */
export const isReplyOf = (
  masterKeys: Deps['masterKeys'],
  read: ReadAddress,
  visitor: Pick<Visitor, 'caseId' | 'email'>,
): boolean => read.caseId === visitor.caseId && isProvenFor(masterKeys, read, recipientOf(visitor));
