/** The project list and everything that is public about all lots at once. */
export const hallTopic = 'hall'

/** One lot: its head, its bids, its clock. */
export const lotTopic = (id: string) => `lot:${id}`

/** One conversation with the service desk. */
export const deskTopic = (conversation: string) => `desk:${conversation}`

export type TopicParts = { area: 'hall' } | { area: 'lot'; id: string } | { area: 'desk'; id: string }

/** What a topic is about, or null when it is none of ours. */
export function topicParts(topic: string): TopicParts | null {
  if (topic === hallTopic) return { area: 'hall' }
  const [, area, id = ''] = /^(lot|desk):([\w.-]{1,64})$/.exec(topic) ?? []
  return area === 'lot' || area === 'desk' ? { area, id } : null
}
