/** The project list and public changes of all lots. */
export const hallTopic = 'hall'

/** One lot: its head, its bids, its clock. */
export const lotTopic = (id: string) => `lot:${id}`

/** One support conversation. */
export const deskTopic = (conversation: string) => `desk:${conversation}`

/** Private data of one user: messages, review results, received payments. Readable by that user only. */
export const userTopic = (userId: string) => `user:${userId}`

/** One bidding room: its phase, its bids, its end. Public as far as domain 3.8 allows. */
export const roomTopic = (roomId: string) => `room:${roomId}`

/** The text of one contract: its steps, comments and versions. Readable by the two parties only. */
export const contractTopic = (id: string) => `contract:${id}`

type Area = 'lot' | 'desk' | 'user' | 'room' | 'contract'
export type TopicParts = { area: 'hall' } | { area: Area; id: string }

/** The parts of a topic name, or null when unknown. */
export function topicParts(topic: string): TopicParts | null {
  if (topic === hallTopic) return { area: 'hall' }
  const [, area, id = ''] = /^(lot|desk|user|room|contract):([\w.-]{1,64})$/.exec(topic) ?? []
  return area ? { area: area as Area, id } : null
}
