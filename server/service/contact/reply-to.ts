import { BRAND } from '#contract/brand.ts';
import type { Deps } from '#server/ports/deps.ts';
import { isProvenFor, type ReadAddress, replyAddress } from '#server/service/conversations/reply-address.ts';
import type { Visitor } from './store.ts';

/** A visitor has no account, so their answers are tied to their case and the address they gave us. */
const recipientOf = ({ email }: Pick<Visitor, 'email'>): string => `visitor ${email}`;

/** Where a visitor's answers go: to their case if this server receives email, otherwise to support. */
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
