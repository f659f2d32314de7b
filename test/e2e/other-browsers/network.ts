import net from 'node:net';

/**
 * A network cable that can be pulled: forwards connections to the server until it's cut. Neither browser can emulate
 * being offline, so the network really goes away.
 */
export async function openCable(base: string) {
  const { hostname, port } = new URL(base);
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined).once('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port: own } = server.address() as net.AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => void server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    base: `http://localhost:${own}`,
    cut,
    plugIn: () => new Promise<void>((resolve) => void server.listen(own, 'localhost', resolve)),
    [Symbol.asyncDispose]: () => (server.listening ? cut() : Promise.resolve()),
  };
}
