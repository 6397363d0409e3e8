import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A fault of the next connection, login, recipient or message. */
type SmtpFault =
  | { kind: 'refuse-connection'; code: number }
  | { kind: 'slow-greeting'; ms: number }
  | { kind: 'refuse-login'; code: number }
  | { kind: 'refuse-recipient'; address: string; code: number }
  /** The recipient is accepted after `ms`. */
  | { kind: 'slow-recipient'; ms: number }
  | { kind: 'refuse-message'; code: number; text?: string }
  /** The message is accepted, but the connection breaks before the response. */
  | { kind: 'answer-lost' }
  /** The message is accepted, and the server never responds. */
  | { kind: 'silence' };

const AT_CONNECTION = new Set<SmtpFault['kind']>([
  'refuse-connection',
  'slow-greeting',
  'refuse-login',
  'refuse-recipient',
]);

interface ReceivedMail {
  messageId: string;
  from: string;
  to: string[];
  raw: string;
}

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;

/** Starts a mail server on loopback that records the messages it receives. */
export async function startFakeSmtp() {
  let server: SMTPServer;
  let port = 0;
  const options: SMTPServerOptions = {
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      const slow = take(fake, (one) => one.kind === 'slow-greeting');
      if (slow?.kind === 'slow-greeting') return void setTimeout(done, slow.ms);
      const fault = take(fake, (one) => one.kind === 'refuse-connection');
      done(fault?.kind === 'refuse-connection' ? failure(fault.code, 'No service for you') : null);
    },
    onAuth(_login, _session, done) {
      const fault = take(fake, (one) => one.kind === 'refuse-login');
      if (fault?.kind === 'refuse-login') done(failure(fault.code, 'Authentication failed'));
      else done(null, { user: 'website' });
    },
    onRcptTo(address, _session, done) {
      const slow = take(fake, (one) => one.kind === 'slow-recipient');
      if (slow?.kind === 'slow-recipient') return void setTimeout(done, slow.ms);
      const fault = take(
        fake,
        (one) =>
          one.kind === 'refuse-recipient' && one.address.toLowerCase() === address.address.toLowerCase(),
      );
      done(fault?.kind === 'refuse-recipient' ? failure(fault.code, 'Mailbox unavailable') : null);
    },
    async onData(stream, session, done) {
      const raw = await text(stream);
      const fault = take(fake, (one) => !AT_CONNECTION.has(one.kind));
      if (fault?.kind === 'refuse-message') return done(failure(fault.code, fault.text ?? 'Message refused'));
      fake.received.push({
        messageId: /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '',
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        raw,
      });
      if (fault?.kind === 'silence') return;
      if (fault?.kind === 'answer-lost') return breakConnection(session.id);
      done();
    },
  };

  /** Finds the socket through a private field, because the package offers no other way. */
  function breakConnection(id: string): void {
    for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
      if (connection.id === id) connection._socket.destroy();
    }
  }

  async function comeBack(): Promise<void> {
    server = new SMTPServer(options);
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  async function goDown(): Promise<void> {
    await new Promise<void>((resolve) => server.close(resolve));
  }

  await comeBack();
  const fake = {
    url: `smtp://127.0.0.1:${port}`,
    received: [] as ReceivedMail[],
    /** The open connections. */
    connections: () => server.connections.size,
    /** Each fault applies once. */
    faults: [] as SmtpFault[],
    goDown,
    comeBack,
    stop: goDown,
  };
  return fake;
}

interface Connection {
  id: string;
  _socket: { destroy(): void };
}

function take(fake: FakeSmtp, fits: (fault: SmtpFault) => boolean): SmtpFault | undefined {
  const index = fake.faults.findIndex(fits);
  return index >= 0 ? fake.faults.splice(index, 1)[0] : undefined;
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
