import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { type HelpView, MESSAGE_CHARACTERS, QUICK_REPLIES } from '#contract/service/conversations.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { bubbleOf, MessageList } from './message-list.tsx';
import { dropMessage, queueMessage, usePendingMessages } from './pending-messages.ts';
import { helpQuery, markRead } from './queries.ts';
import { receiptWords, whenWords } from './help-words.ts';

/** /help: the household's conversation with our team, on quiet days and in an evacuation. */
export function HelpPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h1 className="text-3xl">Concierge</h1>
      <Loaded query={home} what="your home">
        {(found) => (found ? <Help key={found.id} homeId={found.id} /> : <NoHome />)}
      </Loaded>
    </div>
  );
}

function NoHome() {
  return (
    <EmptyState
      icon={MessageCircle}
      title="Add your home first"
      text="Then our team can see where you are and help you."
      action={
        <Link to="/setup" className={buttonClass({ variant: 'primary' })}>
          Add your home
        </Link>
      }
    />
  );
}

function Help({ homeId }: { homeId: string }) {
  const query = useQuery(helpQuery(homeId));
  return (
    <Loaded query={query} what="your conversation">
      {(help) => <Ready homeId={homeId} help={help} />}
    </Loaded>
  );
}

function Ready({ homeId, help }: { homeId: string; help: HelpView }) {
  return (
    <>
      <Notice tone="danger" title="In danger right now? Call 911.">
        <p>This page doesn’t dispatch help. To talk to our team now, call the concierge.</p>
      </Notice>
      <a
        href={`tel:${help.phone}`}
        className={buttonClass({ variant: 'action', size: 'large', className: 'justify-self-start' })}
      >
        <Phone className="size-5" aria-hidden="true" />
        Call {formatPhone(help.phone)}
      </a>
      {help.hasConcierge ? (
        <Conversation homeId={homeId} help={help} />
      ) : (
        <EmptyState
          icon={MessageCircle}
          title="Messages come with a membership"
          text="With any plan, you can write to our team here."
          action={
            <Link to="/membership" className={buttonClass({ variant: 'primary' })}>
              See plans
            </Link>
          }
        />
      )}
    </>
  );
}

/** Tells our team what was read, once per message, while the page is visible. */
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
  const pending = usePendingMessages().filter((one) => one.homeId === homeId);
  const sent = conversation?.messages ?? [];
  const lastOwn = sent.findLast(({ from }) => from === 'household')?.seq;
  const bubbles = [
    ...sent.map((message) =>
      bubbleOf(
        message,
        'household',
        message.seq === lastOwn && conversation ? receiptWords(message.seq, conversation) : undefined,
      ),
    ),
    ...pending
      .filter(({ id }) => sent.every((message) => message.id !== id))
      .map(({ id, text, at, problem }) => ({
        id,
        isOwn: true,
        who: 'You',
        text,
        isPending: true,
        note: problem ? (
          <>
            Not sent. {problem}{' '}
            <Button variant="link" size="small" onClick={() => dropMessage(id)}>
              Delete
            </Button>
          </>
        ) : (
          `Not sent yet, written ${formatMoment(new Date(at).toISOString())}. We’ll send it when you’re connected.`
        ),
      })),
  ];
  return (
    <section className="grid gap-4" aria-labelledby="conversation">
      <div className="grid gap-1">
        <h2 id="conversation" className="text-xl">
          Messages
        </h2>
        <p className="text-muted">{whenWords(help)}</p>
      </div>
      {bubbles.length > 0 && <MessageList label="Conversation with our team" bubbles={bubbles} />}
      <Composer homeId={homeId} />
    </section>
  );
}

function Composer({ homeId }: { homeId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (words: string) =>
    queueMessage({ id: crypto.randomUUID(), homeId, text: words, at: Date.now() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (text.trim() === '') return setError('Write a message');
    setError(undefined);
    send(text.trim());
    setText('');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label="Quick replies">
        {QUICK_REPLIES.map((words) => (
          <Button key={words} variant="outline" onClick={() => send(words)}>
            {words}
          </Button>
        ))}
      </div>
      <Field label="Your message" error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={MESSAGE_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}
