/** The project list and everything that is public about all lots at once. */
export const hallTopic = 'hall'

/** One lot: its head, its bids, its clock. */
export const lotTopic = (id: string) => `lot:${id}`

/** One conversation with the service desk. */
export const deskTopic = (conversation: string) => `desk:${conversation}`

/** What concerns one user: messages, results of reviews, money that arrived. Only that user reads it. */
export const userTopic = (userId: string) => `user:${userId}`

/** One bidding room: its phase, its bids, its end. Watched without login too, as far as domain 3.8 makes it public. */
export const roomTopic = (roomId: string) => `room:${roomId}`

export type TopicParts = { area: 'hall' } | { area: 'lot' | 'desk' | 'user' | 'room'; id: string }

/** What a topic is about, or null when it is none of ours. */
export function topicParts(topic: string): TopicParts | null {
  if (topic === hallTopic) return { area: 'hall' }
  const [, area, id = ''] = /^(lot|desk|user|room):([\w.-]{1,64})$/.exec(topic) ?? []
  return area ? { area: area as 'lot' | 'desk' | 'user' | 'room', id } : null
}
