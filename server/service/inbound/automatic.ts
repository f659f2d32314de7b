type Header = { name: string; value: string };

const SUBJECTS =
  /^(?:(?:re|fwd?|rv):\s*)?(?:out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?reply|autoreply|respuesta automatica|fuera de la oficina|undeliverable|undelivered mail|delivery status notification|mail delivery (?:failed|failure)|returned mail|delivery (?:has )?failed|failure notice|no se ha podido entregar)/;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim();

/**
 * Why an email was written by a machine: a bounce, an automatic reply, a list, or one of our own. Null: a person wrote it.
 * Such emails trigger nothing and are never answered, because two machines could answer each other forever. Pure.
 */
export function automaticReason(
  mail: { from: string; subject: string; headers: readonly Header[] },
  ours: { addresses: readonly string[] },
): 'bounce' | 'reply' | 'list' | 'loop' | null {
  const value = (name: string) => plain(mail.headers.find((header) => header.name === name)?.value ?? '');
  const has = (name: string) => mail.headers.some((header) => header.name === name);
  const from = mail.from.toLowerCase();
  if (ours.addresses.some((address) => address.toLowerCase() === from) || has('x-hearthline')) return 'loop';
  const returnPath = mail.headers.find(({ name }) => name === 'return-path')?.value.trim();
  if (
    /^(?:mailer-daemon|postmaster)@/.test(from) ||
    from === '' ||
    returnPath === '<>' ||
    value('content-type').startsWith('multipart/report') ||
    has('x-failed-recipients')
  )
    return 'bounce';
  const submitted = value('auto-submitted');
  if (
    (submitted !== '' && submitted !== 'no') ||
    /\b(?:all|oof|autoreply)\b/.test(value('x-auto-response-suppress')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from'].some(has) ||
    value('precedence') === 'auto_reply' ||
    SUBJECTS.test(plain(mail.subject))
  )
    return SUBJECTS.test(plain(mail.subject)) && /deliver|returned|failure|entregar/.test(plain(mail.subject))
      ? 'bounce'
      : 'reply';
  if (['bulk', 'junk', 'list'].includes(value('precedence')) || has('list-id') || has('list-unsubscribe'))
    return 'list';
  return null;
}
