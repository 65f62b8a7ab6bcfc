/** All in ms unless the name says otherwise. */
export const limits = {
  /** First wait before a new dial; the upper end doubles with each failure. */
  backoffFrom: 500,
  backoffFirstTo: 1_000,
  backoffCap: 20_000,
  /** Cap while a lot the person bids on is about to end. */
  backoffCapUrgent: 2_000,
  /** A connection that spoke for this long has earned a fresh start of the backoff. */
  stableAfter: 5_000,
  /** A dial without greeting is given up; short until polling covers for the socket, patient afterwards. */
  dialTimeout: 4_000,
  dialTimeoutPolling: 10_000,
  /** Visibility is asked again this often while a dial waits for it, so a lost event cannot strand the page. */
  hiddenCheck: 2_000,
  /** The server pings each 5 s; this long without any frame means the line is dead. */
  silence: 12_000,
  /** An answer expected after the page came back. */
  probe: 1_500,
  /** A dial younger than this is not replaced when the page comes back. */
  freshDial: 500,
  /** How long a hole may fill by itself before a replay is asked. */
  hole: 300,
  /** A second hole within this long of a replay is answered with a snapshot. */
  holeAgain: 10_000,
  replayAnswer: 3_000,
  subscribeAnswer: 5_000,
  sayAnswer: 10_000,
  leaveDelay: 1_000,
  closeDelay: 5_000,
  pollEvery: 3_000,
  /** Topics that a page opens together are polled together. */
  gatherTopics: 50,
  pollTimeout: 10_000,
  /** Renewal of a session that ends, at the latest this long before its end. */
  renewBefore: 60_000,
  /** Dials without greeting, or connections ended by a bad frame, after which polling begins. */
  failuresBeforePolling: 3,
  /** Polls in a row that fail before the channel stops calling itself polling. */
  failedPolls: 3,
  positionsPerPoll: 50,
  heldFrames: 500,
  /** Below the server's 20 messages a second with room for bunching on the way. */
  burstMessages: 10,
  messagesPerSecond: 8,
} as const
