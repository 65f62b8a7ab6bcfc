// Single constants, so that the build writes the numbers where they are used. All in ms unless the name says otherwise.

/** First wait before a new dial; the upper bound doubles with each failure. */
export const backoffFrom = 500
export const backoffFirstTo = 1_000
export const backoffCap = 20_000
/** Cap while a lot the person bids on is about to end. */
export const backoffCapUrgent = 2_000
/** A connection alive for this long resets the backoff. */
export const stableAfter = 5_000
/** Limit for a dial without a first frame; short until polling takes over, longer afterwards. */
export const dialTimeout = 4_000
export const dialTimeoutPolling = 10_000
/** Visibility is checked this often while a dial waits for it, so a missed event cannot block the page. */
export const hiddenCheck = 2_000
/** The server pings every 5 s; without any frame for this long the connection is dead. */
export const silenceTimeout = 12_000
/** Time for an answer after the page came back. */
export const probeTimeout = 1_500
/** A dial younger than this is not replaced when the page comes back. */
export const freshDial = 500
/** How long a gap may close by itself before a replay is requested. */
export const gapWait = 300
/** A second gap this soon after a replay requests a snapshot. */
export const gapRepeat = 10_000
export const replayAnswer = 3_000
export const subscribeAnswer = 5_000
export const messageAnswer = 10_000
export const leaveDelay = 1_000
export const closeDelay = 5_000
export const pollEvery = 3_000
/** Each 429 on a poll doubles the pause, up to this. */
export const pollPauseCap = 30_000
/** Topics that a page opens together are polled together. */
export const topicBatching = 50
export const pollTimeout = 10_000
/** A session is renewed this long before its end at the latest. */
export const renewBefore = 60_000
/** A failed renewal is retried after this, as long as the session lasts. */
export const renewRetry = 10_000
/** Failed handshakes, or connections ended by a bad frame, before polling begins. */
export const failuresBeforePolling = 3
export const maxBufferedFrames = 500
/** Eight messages a second, ten at once: below the server's 20 a second, with room for bunching in the network. */
export const sendEvery = 125
export const sendAhead = 9 * sendEvery
