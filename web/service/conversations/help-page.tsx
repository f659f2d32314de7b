import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { getHelpFile, type HelpView } from '#contract/service/conversations.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { fileAddress } from '#web/lib/download.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AdvisorCard } from '#web/service/advisors/advisor-card.tsx';
import { withBroadcasts } from './broadcast-bubbles.tsx';
import { Composer } from './composer.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import type { FileAddress } from './message-file.tsx';
import { LogMessage } from './log-message.tsx';
import { bubbleOf, MessageList } from './message-list.tsx';
import { dropMessage, usePendingMessages } from './pending-messages.ts';
import { householdSide, usePresence } from './presence.ts';
import { PresenceLine } from './presence-line.tsx';
import { helpQuery, helpThreadQuery, markRead } from './queries.ts';
import { mergeThreads, type Thread } from './thread.ts';
import { closedWords, receiptWords, whenWords } from './help-words.ts';
import * as t from '#text/service/conversations.ts';

/** /help: the household's conversation with our team, on quiet days and in an evacuation. */
export function HelpPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h1 className="text-3xl">{t.concierge}</h1>
      <Loaded query={home} what={t.yourHome}>
        {(found) => (found ? <Help key={found.id} homeId={found.id} /> : <NoHome />)}
      </Loaded>
    </div>
  );
}

function NoHome() {
  return (
    <EmptyState
      icon={MessageCircle}
      title={t.addHomeFirst}
      text={t.addHomeFirstText}
      action={
        <Link to="/setup" className={buttonClass({ variant: 'primary' })}>
          {t.addYourHome}
        </Link>
      }
    />
  );
}

function Help({ homeId }: { homeId: string }) {
  const query = useQuery(helpQuery(homeId));
  const { data: thread } = useQuery(helpThreadQuery(homeId, query.data?.conversation ?? null));
  return (
    <Loaded query={query} what={t.yourConversation}>
      {(help) => <Ready homeId={homeId} help={withThread(help, thread)} />}
    </Loaded>
  );
}

/** The page with messages and read marks that arrived since it was loaded. */
function withThread(help: HelpView, thread: Thread | undefined): HelpView {
  const { conversation } = help;
  if (!conversation || !thread) return help;
  const { readByTeam: read, ...loaded } = conversation;
  const { messages, lastSeq, read: readByTeam } = mergeThreads({ ...loaded, read }, thread);
  return { ...help, conversation: { ...conversation, messages, lastSeq, readByTeam } };
}

function Ready({ homeId, help }: { homeId: string; help: HelpView }) {
  const closed = closedWords(help);
  return (
    <>
      <Notice tone="danger" title={t.inDanger}>
        <p>{help.hours.isOpen ? t.noDispatchCall(help.hours.text) : t.noDispatch(help.hours.text)}</p>
      </Notice>
      {closed && (
        <Notice tone="warning" title={closed.title}>
          <p>{closed.text}</p>
        </Notice>
      )}
      <a
        href={`tel:${help.phone}`}
        className={buttonClass({ variant: 'action', size: 'large', className: 'justify-self-start' })}
      >
        <Phone className="size-5" aria-hidden="true" />
        {t.call(formatPhone(help.phone))}
      </a>
      {help.hasConcierge ? (
        <>
          <Conversation homeId={homeId} help={help} />
          <AdvisorCard homeId={homeId} isOnHelp />
        </>
      ) : (
        <EmptyState
          icon={MessageCircle}
          title={t.needsMembership}
          text={t.needsMembershipText}
          action={
            <Link to="/membership" className={buttonClass({ variant: 'primary' })}>
              {t.seePlans}
            </Link>
          }
        />
      )}
    </>
  );
}

/** Reports read messages to our team, once per message, while the page is visible. */
function useReadMark(homeId: string, conversation: HelpView['conversation']): void {
  const { mutate } = useMutation(markRead);
  const marked = useRef(0);
  const caseId = conversation?.caseId;
  const newest = conversation?.messages.findLast(({ from }) => from === 'team')?.seq ?? 0;
  useEffect(() => {
    if (!caseId || newest <= marked.current || document.visibilityState !== 'visible') return;
    marked.current = newest;
    mutate({ homeId, caseId, seq: newest });
  }, [homeId, caseId, newest, mutate]);
}

function Conversation({ homeId, help }: { homeId: string; help: HelpView }) {
  const { conversation } = help;
  useReadMark(homeId, conversation);
  const { people, onType } = usePresence(
    conversation ? householdSide(homeId, conversation.caseId) : undefined,
  );
  const pending = usePendingMessages().filter((one) => one.homeId === homeId);
  const sent = conversation?.messages ?? [];
  const addressOf: FileAddress = (messageId, size) =>
    fileAddress(getHelpFile, {
      params: { homeId, caseId: conversation?.caseId ?? '', messageId },
      query: { size },
    });
  const lastOwn = sent.findLast(({ from }) => from === 'household')?.seq;
  const bubbles = [
    ...withBroadcasts(sent, help.broadcasts, 'household', (message) =>
      bubbleOf(
        message,
        'household',
        addressOf,
        message.seq === lastOwn && conversation ? receiptWords(message.seq, conversation) : undefined,
      ),
    ),
    ...pending
      .filter(({ id }) => sent.every((message) => message.id !== id))
      .map(({ id, text, fileName, at, problem }) => ({
        id,
        isOwn: true,
        who: t.you,
        text: fileName === undefined ? text : t.fileNamed(fileName),
        isPending: true,
        note: problem ? (
          <>
            {t.notSent(problem)}{' '}
            <Button variant="link" size="small" onClick={() => dropMessage(id)}>
              {t.deleteMessage}
            </Button>
          </>
        ) : (
          t.notSentYet(formatMoment(new Date(at).toISOString()))
        ),
      })),
  ];
  return (
    <section className="grid gap-4" aria-labelledby="conversation">
      <div className="grid gap-1">
        <h2 id="conversation" className="text-xl">
          {t.messages}
        </h2>
        <p className="text-muted">{whenWords(help)}</p>
      </div>
      <EarlierMessages earlier={conversation?.earlier ?? []} side="household" addressOf={addressOf} />
      {bubbles.length > 0 && <MessageList label={t.withOurTeam} bubbles={bubbles} />}
      <PresenceLine people={people} />
      <Composer homeId={homeId} event={help.event} onType={onType} />
      {conversation && <LogMessage homeId={homeId} caseId={conversation.caseId} messages={sent} />}
    </section>
  );
}
