/** The concierge page: the household’s conversation with our team. The desk shows the same messages. */

// The page.
export const concierge = 'Concierge';
export const yourHome = 'your home';
export const yourConversation = 'your conversation';
export const addHomeFirst = 'Add your home first';
export const addHomeFirstText = 'Then our team can see where you are and help you.';
export const addYourHome = 'Add your home';
export const inDanger = 'In danger right now? Call 911.';
export const noDispatch = (hours: string) => `This page does not dispatch help. People answer ${hours}.`;
export const noDispatchCall = (hours: string) =>
  `This page does not dispatch help. To talk to our team now, call the concierge. People answer ${hours}.`;
export const call = (phone: string) => `Call ${phone}`;
export const needsMembership = 'Messages come with a membership';
export const needsMembershipText = 'With any plan, you can write to our team here.';
export const seePlans = 'See plans';
export const messages = 'Messages';
export const withOurTeam = 'Conversation with our team';

// Who answers, and when.
export const workingOn = (agent: string, ref: string) => `${agent} is working on your case, ${ref}.`;
export const handedOver = (from: string) => `${from} handed it over with notes.`;
export const notTaken = (ref: string) => `Your case is ${ref}. No one has taken it yet.`;
export const writeAnyTime = (hours: string) =>
  `Write to us any time. People answer ${hours}. Your first message opens a case.`;
export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
export const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
export const agentPace = (agent: string, time: string) => `${agent} usually replies within ${time}.`;
export const paceUnknown = 'We can’t say yet how long a reply takes.';
export const teamPace = (time: string) => `In the last week, half of our replies came within ${time}.`;
export const orCall = 'If you can’t wait, call.';

// Outside the desk's hours.
export const closedUntil = (opens: string) => `Our desk is closed. People answer again ${opens}.`;
export const nextOpening = 'when it opens';
export const writeNow = 'Write now, and we’ll answer then.';
export const onCallTexted = (at: string) =>
  `We texted our on-call person about your case on ${at}. We’ll text again every 10 minutes until someone takes it.`;
export const hasOnCall =
  'If your message sounds life-threatening, we text our on-call person within a minute.';
export const noOnCall = 'No one is on call until then.';
export const doNotWait = 'In danger? Don’t wait for us. Call 911.';

// What happened with a message. Never says that help is coming.
export const answered = 'Answered';
export const readByTeam = 'Read by our team';
export const notReadYet = 'Sent. No one on our team has read it yet';
export const notSent = (problem: string) => `Not sent. ${problem}`;
export const notSentYet = (at: string) =>
  `Not sent yet. Written ${at}. We’ll send it when you’re back online.`;
export const deleteMessage = 'Delete';
export const fileNamed = (name: string) => `File: ${name}`;
export const fileGone = 'The file is no longer on this device. Choose it again.';

// Who wrote it, and how.
export const you = 'You';
export const ourTeam = 'Our team';
export const yourHousehold = 'Your household';
export const theHousehold = 'The household';
export const visitor = 'Visitor';
export const toEveryone = (incident: string) => `Our team, to everyone in ${incident}`;
export const byText = ', by text';
export const byEmail = ', by email';
export const notVerified =
  '. Not verified: this address isn’t one of the household’s. We didn’t act on this message';
export const fromCase = (ref: string) => `From case ${ref}`;
export const continuedHere = (ref: string) => `From case ${ref}, continued here:`;
export const ofCase = (ref: string) => `Conversation of case ${ref}`;

// Who is there now.
export const typing = (names: string, count: number) =>
  count === 1 ? `${names} is typing …` : `${names} are typing …`;
export const reading = (names: string, count: number) =>
  count === 1 ? `${names} is reading this now` : `${names} are reading this now`;

// Writing.
export const quickReplies = { safe: 'We’re safe', room: 'We need a room', call: 'Call me' };
export const quickRepliesLabel = 'Quick replies';
export const yourMessage = 'Your message';
export const writeMessage = 'Write a message';
export const send = 'Send';
export const addFile = 'Add photo or file';
export const fileTooLarge = (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`;
export const checkPeopleIn = 'Check people in';
export const checksNoOneIn = 'This doesn’t check anyone in';
export const checksNoOneInText =
  'Your message goes to our team. Check in each person, so that we know who is safe.';
export const stillNeedsHelp = 'Someone in your household is still marked as needing help';
export const stillNeedsHelpText =
  'Your message doesn’t change that. Our team keeps trying to reach them. Once they’re safe, check them in.';
