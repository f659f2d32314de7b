/** A mail server for tests: accepts SMTP on a local port, records what it is sent, and fails on demand. */
import net from 'node:net';

export type SmtpMood =
  | 'fine'
  | 'busy'
  | 'no-such-person'
  | 'hangs-up'
  | 'refuses-sender'
  | 'wrong-password'
  | 'no-service'
  | 'over-quota';

export async function openSmtp() {
  const messages: { from: string; to: string[]; data: string }[] = [];
  const state = { mood: 'fine' as SmtpMood };
  const server = net.createServer((socket) => {
    let current = { from: '', to: [] as string[], data: '' };
    let isData = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO')
        say(state.mood === 'wrong-password' ? '250-double\r\n250 AUTH PLAIN' : '250 double');
      else if (verb === 'AUTH') say('535 5.7.8 Authentication failed');
      else if (verb === 'MAIL') {
        current = { from: line, to: [], data: '' };
        say(state.mood === 'refuses-sender' ? '553 not from you' : '250 ok');
      } else if (verb === 'RCPT') {
        if (state.mood === 'busy') return say('451 try again later');
        if (state.mood === 'no-such-person') return say(`550 5.1.1 ${line.slice(8)}: no such person`);
        current.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (verb === 'DATA') {
        if (state.mood === 'hangs-up') return socket.destroy();
        if (state.mood === 'over-quota') return say('552 5.2.2 over quota');
        isData = true;
        say('354 go on');
      } else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
      return undefined;
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += String(chunk);
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (!isData) command(line);
        else if (line === '.') {
          isData = false;
          messages.push(current);
          say('250 taken');
        } else current.data += `${line}\n`;
      }
    });
    say(state.mood === 'no-service' ? '554 no service for you' : '220 double ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    messages,
    state,
    close: () => void server.close(),
  };
}
