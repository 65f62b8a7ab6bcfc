// Single constants, so that the build writes the numbers where they are used. All in ms unless the name says otherwise.

/** First wait before a new dial; the upper end doubles with each failure. */
export const backoffFrom = 500
export const backoffFirstTo = 1_000
export const backoffCap = 20_000
/** Cap while a lot the person bids on is about to end. */
export const backoffCapUrgent = 2_000
/** A connection that spoke for this long has earned a fresh start of the backoff. */
export const stableAfter = 5_000
/** A dial without greeting is given up; short until polling covers for the socket, patient afterwards. */
export const dialTimeout = 4_000
export const dialTimeoutPolling = 10_000
/** Visibility is asked again this often while a dial waits for it, so a lost event cannot strand the page. */
export const hiddenCheck = 2_000
/** The server pings each 5 s; this long without any frame means the line is dead. */
export const silence = 12_000
/** An answer expected after the page came back. */
export const probe = 1_500
/** A dial younger than this is not replaced when the page comes back. */
export const freshDial = 500
/** How long a hole may fill by itself before a replay is asked. */
export const gap = 300
/** A second hole within this long of a replay is answered with a snapshot. */
export const gapAgain = 10_000
export const replayAnswer = 3_000
export const subscribeAnswer = 5_000
export const sayAnswer = 10_000
export const leaveDelay = 1_000
export const closeDelay = 5_000
export const pollEvery = 3_000
/** Each poll that the exchange finds too many doubles the pause, up to this. */
export const pollPauseCap = 30_000
/** Topics that a page opens together are polled together. */
export const gatherTopics = 50
export const pollTimeout = 10_000
/** Renewal of a session that ends, at the latest this long before its end. */
export const renewBefore = 60_000
/** A renewal that failed is tried again after this, as long as the session lasts. */
export const renewAgain = 10_000
/** Dials without greeting, or connections ended by a bad frame, after which polling begins. */
export const failuresBeforePolling = 3
export const heldFrames = 500
/** Eight messages a second, ten at once: below the server's 20 a second, with room for bunching on the way. */
export const sendEvery = 125
export const sendAhead = 9 * sendEvery
