export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushMessage = {
  title: string;
  body: string;
  /** Our path that opens on a tap. */
  path: string;
  /** Replaces what is shown with the same tag. */
  tag: string;
};

/**
 * Notices pushed to browsers. `gone`: the browser no longer accepts them, and its subscription is deleted.
 */
export type PushPort = {
  /** What a browser needs to subscribe. */
  publicKey: string;
  send(target: PushTarget, message: PushMessage, key: string): Promise<'sent' | 'gone'>;
};
