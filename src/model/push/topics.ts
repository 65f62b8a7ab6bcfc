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

export type TopicParts = { area: 'hall' } | { area: 'lot' | 'desk' | 'user' | 'room'; id: string }

/** The parts of a topic name, or null when unknown. */
export function topicParts(topic: string): TopicParts | null {
  if (topic === hallTopic) return { area: 'hall' }
  const [, area, id = ''] = /^(lot|desk|user|room):([\w.-]{1,64})$/.exec(topic) ?? []
  return area ? { area: area as 'lot' | 'desk' | 'user' | 'room', id } : null
}
