import net, { type AddressInfo } from 'node:net';
import { whenOver } from './when-over.ts';

/** A mailbox, limited to the IMAP commands we use: unread emails, and read ones. */
export async function startImap() {
  const state = {
    mails: [] as { uid: number; raw: string; isSeen: boolean }[],
    password: 'secret',
    commands: [] as string[],
    cutAfter: Infinity,
  };
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK ready\r\n');
    let buffer = '';
    let answered = 0;
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        const [tag = '', ...rest] = line.split(' ');
        const command = rest.join(' ');
        state.commands.push(command.startsWith('LOGIN') ? 'LOGIN' : command);
        if ((answered += 1) > state.cutAfter) return void socket.destroy();
        socket.write(answer(tag, command));
      }
    });
  });
  const answer = (tag: string, command: string): string => {
    const uid = Number(/^UID \w+ (\d+)/.exec(command)?.[1]);
    const mail = state.mails.find((one) => one.uid === uid);
    if (command.startsWith('LOGIN'))
      return command.endsWith(`"${state.password}"`) ? `${tag} OK in\r\n` : `${tag} NO wrong\r\n`;
    if (command === 'SELECT INBOX')
      return `* ${state.mails.length} EXISTS\r\n* OK [UIDVALIDITY 77] x\r\n${tag} OK\r\n`;
    if (command === 'UID SEARCH UNSEEN') {
      const uids = state.mails.filter(({ isSeen }) => !isSeen).map((one) => one.uid);
      return `* SEARCH ${uids.join(' ')}\r\n${tag} OK\r\n`;
    }
    if (command.startsWith('UID FETCH') && mail)
      return `* 1 FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(mail.raw)}}\r\n${mail.raw})\r\n${tag} OK\r\n`;
    if (command.startsWith('UID STORE') && mail) mail.isSeen = true;
    return `${tag} OK\r\n`;
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  whenOver(async () => void server.close());
  const { port } = server.address() as AddressInfo;
  return { state, url: (password = 'secret') => `imap://hearthline:${password}@127.0.0.1:${port}` };
}
