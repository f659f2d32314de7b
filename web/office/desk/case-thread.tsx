import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { getCaseFile, type HelpMessage } from '#contract/service/conversations.ts';
import { May, useMay } from '#web/core/accounts/may.tsx';
import { withBroadcasts } from '#web/service/conversations/broadcast-bubbles.tsx';
import { EarlierMessages } from '#web/service/conversations/earlier-messages.tsx';
import type { FileAddress } from '#web/service/conversations/message-file.tsx';
import { bubbleOf, MessageList } from '#web/service/conversations/message-list.tsx';
import { teamSide, usePresence } from '#web/service/conversations/presence.ts';
import { PresenceLine } from '#web/service/conversations/presence-line.tsx';
import { caseMessagesQuery, caseThreadQuery, markCaseRead } from '#web/service/conversations/queries.ts';
import { mergeThreads } from '#web/service/conversations/thread.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fileAddress } from '#web/lib/download.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { CaseReply } from './case-reply.tsx';
import { resendReply } from './desk-queries.ts';
import * as t from '#text/office/desk-case.ts';

type CaseThreadProps = { caseId: string; isClosed: boolean; visitor: CaseView['visitor'] };

/** The conversation of a case, with a form to answer. */
export function CaseThread({ caseId, isClosed, visitor }: CaseThreadProps) {
  const query = useQuery(caseMessagesQuery(caseId));
  const { data: since } = useQuery(caseThreadQuery(caseId, query.data));
  const may = useMay();
  const { mutate } = useMutation(markCaseRead);
  const marked = useRef(0);
  const { messages, read } = mergeThreads(
    { lastSeq: 0, read: query.data?.readByHousehold ?? 0, messages: query.data?.messages ?? [] },
    since,
  );
  const newest = messages.findLast(({ from }) => from !== 'team')?.seq ?? 0;
  const canMark = may('cases.work');
  useEffect(() => {
    if (!canMark || newest <= marked.current || document.visibilityState !== 'visible') return;
    marked.current = newest;
    mutate({ caseId, seq: newest });
  }, [canMark, caseId, newest, mutate]);
  const { people, onType } = usePresence(visitor ? undefined : teamSide(caseId, canMark));
  const addressOf: FileAddress = (messageId, size) =>
    fileAddress(getCaseFile, { params: { caseId, messageId }, query: { size } });
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t.conversation}</h3>
      <Loaded query={query} what={t.theConversation}>
        {({ earlier = [], broadcasts = [] }) => {
          const lastOwn = messages.findLast(({ from }) => from === 'team')?.seq;
          return (
            <>
              <EarlierMessages earlier={earlier} side="team" addressOf={addressOf} />
              {messages.length + broadcasts.length === 0 ? (
                <p className="text-muted">{t.nothingWritten}</p>
              ) : (
                <MessageList
                  label={visitor ? t.withVisitor(visitor.name) : t.withHousehold}
                  bubbles={withBroadcasts(messages, broadcasts, 'team', (message) =>
                    bubbleOf(
                      message.from === 'visitor' ? { ...message, name: visitor?.name ?? null } : message,
                      'team',
                      addressOf,
                      visitor
                        ? mailOf(visitor, message) && (
                            <ReplyMail caseId={caseId} message={message} visitor={visitor} />
                          )
                        : message.seq === lastOwn
                          ? read >= message.seq
                            ? t.read
                            : t.notReadYet
                          : undefined,
                    ),
                  )}
                />
              )}
              {!visitor && <PresenceLine people={people} />}
              {!isClosed && (
                <May use="cases.work">
                  <CaseReply
                    caseId={caseId}
                    newest={messages.at(-1)?.seq ?? 0}
                    visitor={visitor}
                    onType={onType}
                  />
                </May>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

type Visitor = NonNullable<CaseView['visitor']>;

const mailOf = ({ replies }: Visitor, { id }: HelpMessage) =>
  replies.find(({ messageId }) => messageId === id)?.mail;

/** Whether a reply reached the visitor's mail server. */
function ReplyMail({ caseId, message, visitor }: { caseId: string; message: HelpMessage; visitor: Visitor }) {
  const resend = useMutation(resendReply);
  const mail = mailOf(visitor, message);
  if (!mail) return null;
  const again = async () => {
    try {
      await resend.mutateAsync({ caseId, messageId: message.id });
      toast({ title: t.onItsWayAgain });
    } catch (failure) {
      toast({ title: t.replyNotSent, text: sentence(failure), destructive: true });
    }
  };
  return (
    <>
      {t.mailStates[mail]}
      {mail === 'refused' && (
        <>
          {t.mailRefused(visitor.name)}{' '}
          <May use="cases.work">
            <Button size="small" variant="link" busy={resend.isPending} onClick={() => void again()}>
              {t.sendAgain}
            </Button>
          </May>
        </>
      )}
    </>
  );
}
