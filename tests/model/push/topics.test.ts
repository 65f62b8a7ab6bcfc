import { expect, test } from 'vitest'
import { deskTopic, hallTopic, lotTopic, topicParts } from '#src/model/push/topics.ts'

test('topics are named after their subject', () => {
  expect(hallTopic).toBe('hall')
  expect(lotTopic('A17')).toBe('lot:A17')
  expect(deskTopic('c-9')).toBe('desk:c-9')
})

test.each([
  ['hall', { area: 'hall' }],
  ['lot:A17', { area: 'lot', id: 'A17' }],
  ['desk:c-9', { area: 'desk', id: 'c-9' }],
  ['contract:CT-DL-1-1', { area: 'contract', id: 'CT-DL-1-1' }],
  ['user:U0004', { area: 'user', id: 'U0004' }],
  ['room:R00-0', { area: 'room', id: 'R00-0' }],
  ['lot:', null],
  ['lot', null],
  ['hall:1', null],
  ['rooms:1', null],
  ['lot:a b', null],
  ['lot:1:2', null],
  ['constructor', null],
  ['__proto__', null],
])('topic %s is read as %j', (topic, parts) => {
  expect(topicParts(topic)).toEqual(parts)
})
