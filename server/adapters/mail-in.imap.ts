import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MailInPort } from '#server/ports/mail-in.ts';
import { MOST_BYTES, readMime } from './mail-in-mime.ts';

export type ImapOptions = {
  /** imaps://user:password@host:993 */
  url: string;
  /** The name our mail server writes into Authentication-Results. Without it no email counts as authentic. */
  authServer: string | undefined;
  timeoutMs?: number;
};

/** Emails processed per poll; the rest waits for the next. */
const MOST_AT_ONCE = 50;

type Line = { text: string; literal: Buffer | null };

/** IMAP strings are quoted; a line break would start another command. */
const quoted = (value: string): string =>
  `"${value.replaceAll(/[\r\n]/g, '').replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The few commands we need, one after another. */
class ImapSession {
  readonly #socket: Socket;
  #buffer = Buffer.alloc(0);
  #wake: (() => void) | null = null;
  #error: Error | null = null;
  #tag = 0;

  constructor(socket: Socket, timeoutMs: number) {
    this.#socket = socket;
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the mailbox didn’t answer')));
    socket.on('data', (chunk: Buffer) => {
      this.#buffer = Buffer.concat([this.#buffer, chunk]);
      if (this.#buffer.length > MOST_BYTES * 2) socket.destroy(new Error('the mailbox sent too much'));
      this.#wake?.();
    });
    socket.on('error', (error) => this.#fail(error));
    socket.on('close', () => this.#fail(new Error('the mailbox closed the connection')));
  }

  #fail(error: Error): void {
    this.#error ??= error;
    this.#wake?.();
  }

  async #until<T>(take: () => T | undefined): Promise<T> {
    for (;;) {
      const found = take();
      if (found !== undefined) return found;
      if (this.#error) throw this.#error;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
  }

  /** One line, with the bytes it announces as {n}. */
  async line(): Promise<Line> {
    const text = await this.#until(() => {
      const end = this.#buffer.indexOf('\r\n');
      if (end < 0) return undefined;
      const line = this.#buffer.subarray(0, end).toString('latin1');
      this.#buffer = this.#buffer.subarray(end + 2);
      return line;
    });
    const size = Number(/\{(\d+)\}$/.exec(text)?.[1] ?? -1);
    if (size < 0) return { text, literal: null };
    if (size > MOST_BYTES) throw new Error('the mailbox sent too much');
    const literal = await this.#until(() =>
      this.#buffer.length < size ? undefined : this.#buffer.subarray(0, size),
    );
    this.#buffer = this.#buffer.subarray(size);
    return { text, literal: Buffer.from(literal) };
  }

  /** Returns the untagged responses. Errors never contain the command, because it may contain the password. */
  async run(command: string, what: string): Promise<Line[]> {
    this.#tag += 1;
    const tag = `h${this.#tag}`;
    this.#socket.write(`${tag} ${command}\r\n`);
    const lines: Line[] = [];
    for (;;) {
      const line = await this.line();
      if (!line.text.startsWith(`${tag} `)) lines.push(line);
      else if (line.text.startsWith(`${tag} OK`)) return lines;
      else throw new Error(`the mailbox refused to ${what}`);
    }
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** Whether our own mail server, and not the sender, reported that DMARC passed: only its first header counts. */
function isAuthentic(
  headers: readonly { name: string; value: string }[],
  authServer: string | undefined,
): boolean {
  const first = headers.find(({ name }) => name === 'authentication-results');
  if (!authServer || !first) return false;
  const [server = ''] = first.value.trim().split(/[\s;]/);
  return server.toLowerCase() === authServer.toLowerCase() && /;\s*dmarc=pass\b/i.test(first.value);
}

/** Polls a mailbox. An email is marked as seen after it was stored, so one that failed is read again. */
export function createImapMailIn({ url, authServer, timeoutMs = 20_000 }: ImapOptions): MailInPort {
  const at = new URL(url);
  const isTls = at.protocol === 'imaps:';
  const port = Number(at.port || (isTls ? 993 : 143));
  const open = (): Socket =>
    isTls
      ? connectTls({ host: at.hostname, port, servername: at.hostname })
      : connectPlain({ host: at.hostname, port });
  return {
    provider: 'imap',
    poll: async (take) => {
      const session = new ImapSession(open(), timeoutMs);
      try {
        await session.line(); // the greeting
        const [user, password] = [decodeURIComponent(at.username), decodeURIComponent(at.password)];
        await session.run(`LOGIN ${quoted(user)} ${quoted(password)}`, 'log in');
        const box = await session.run('SELECT INBOX', 'open the inbox');
        const validity = box.map(({ text }) => /UIDVALIDITY (\d+)/.exec(text)?.[1]).find(Boolean) ?? '0';
        const found = await session.run('UID SEARCH UNSEEN', 'search');
        const uids = found.flatMap(({ text }) =>
          text.startsWith('* SEARCH') ? (text.match(/\d+/g) ?? []) : [],
        );
        for (const uid of uids.slice(0, MOST_AT_ONCE)) {
          const lines = await session.run(`UID FETCH ${uid} BODY.PEEK[]<0.${MOST_BYTES}>`, 'read an email');
          const raw = lines.find(({ literal }) => literal !== null)?.literal;
          if (!raw) continue;
          const parts = await readMime(raw);
          await take({
            ...parts,
            ref: `${validity}-${uid}`,
            isAuthentic: isAuthentic(parts.headers, authServer),
          });
          await session.run(String.raw`UID STORE ${uid} +FLAGS.SILENT (\Seen)`, 'mark an email');
        }
        await session.run('LOGOUT', 'log out').catch(() => []);
      } finally {
        session.end();
      }
    },
  };
}
