import {
  type Channel,
  channelsOfKind,
  KIND_NAMES,
  type NotificationKind,
  type Preferences,
} from '#contract/core/notifications.ts';
import type { Language } from '#contract/text/language.ts';
import { changeLanguage, languageOf, readAccount } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, type Actor } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { asChosen, isRequired } from './kinds.ts';
import * as store from './store.ts';
import { readTurnOffToken } from './turn-off-link.ts';
import { say } from '#server/platform/say.ts';

/** The channels this server can send through. */
const channelsOf = ({ config, sms, push }: Pick<Deps, 'config' | 'sms' | 'push'>): Channel[] => [
  ...(config.demo || config.smtpUrl ? (['email'] as const) : []),
  ...(sms ? (['sms'] as const) : []),
  ...(push ? (['push'] as const) : []),
];

export async function readPreferences(
  deps: Pick<Deps, 'db' | 'config' | 'sms' | 'push'>,
  userId: string,
): Promise<Preferences> {
  const channels = channelsOf(deps);
  const [choices, language] = await Promise.all([
    store.listChoices(deps.db, userId),
    languageOf(deps.db, userId),
  ]);
  return { channels, preferences: asChosen(channels, choices), language };
}

const CHANNEL_WORDS: Record<Channel, string> = { email: 'email', sms: 'text', push: 'browser notice' };
const inWords = ({ kind, channel, isOn }: store.Chosen) =>
  `${KIND_NAMES[kind]} by ${CHANNEL_WORDS[channel]} ${isOn ? 'on' : 'off'}`;

async function change(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  actor: Actor,
  wanted: readonly store.Chosen[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = asChosen(['email', 'sms', 'push'], await store.listChoices(tx, userId));
    const changed = wanted.filter(
      (w) => before.find((b) => b.kind === w.kind && b.channel === w.channel)?.isOn !== w.isOn,
    );
    if (changed.length === 0) return;
    for (const choice of changed) await store.upsertChoice(tx, userId, choice);
    const detail = changed.map(inWords).join(', ');
    await recordAccountChange(tx, userId, {
      at: clock.now(),
      actor,
      action: 'notifications.changed',
      detail,
    });
    await publishLive(tx, userId, { topic: 'notifications' });
  });
}

function alwaysOn(kind: NotificationKind): string {
  const t = say().notificationErrors;
  if (kind === 'evacuation') return t.evacuationAlwaysOn;
  return kind === 'security' ? t.securityAlwaysOn : t.alwaysOn;
}

/** Turns kinds on or off. Required kinds stay on. */
export async function changePreferences(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sms' | 'push'>,
  member: Member,
  wanted: readonly store.Chosen[],
): Promise<Preferences> {
  if (wanted.some(({ kind, channel }) => !channelsOfKind(kind).includes(channel)))
    throw new AppError('validation_failed', say().notificationErrors.notByThisChannel);
  const fixed = wanted.find(({ kind, channel, isOn }) => isRequired(kind, channel) && !isOn);
  if (fixed) throw new AppError('validation_failed', alwaysOn(fixed.kind));
  await change(deps, member.id, { id: member.id, device: member.device }, wanted);
  return readPreferences(deps, member.id);
}

/** Chooses the language of evacuation messages. */
export async function chooseLanguage(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sms' | 'push'>,
  member: Member,
  language: Language,
): Promise<Preferences> {
  await changeLanguage(deps, member, language);
  return readPreferences(deps, member.id);
}

/** Applies the link at the bottom of an email for its holder. Idempotent. */
export async function applyTurnOffLink(
  deps: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  token: string,
  isOn: boolean,
) {
  const found = readTurnOffToken(deps.masterKeys, token);
  if (!found) throw new AppError('link_wrong', say().notificationErrors.unknownEmailLink);
  const { kind, userId } = found;
  await readAccount(deps.db, userId).catch(() => {
    throw new AppError('link_wrong', say().notificationErrors.linkAccountGone);
  });
  await change(deps, userId, { id: userId, device: 'a link in an email' }, [
    { kind, channel: 'email', isOn },
  ]);
  return { kind, name: say().notificationKinds.kindNames[kind], isOn };
}
