/** What a supplier has handed in for one part of a project. Amounts in 元. */
export type Response = {
  lotId: string
  supplier: string
  price: string
  period: string
  at: number
  /** Null for the suppliers of the seed, who have no account. */
  userId: string | null
}

/** A question about the documents; its answer is for all suppliers, without the name of who asked. */
export type Question = {
  id: string
  projectId: string
  userId: string | null
  text: string
  askedAt: number
  answeredAt: number | null
  answer: string | null
}

/** An objection to the candidates of a project, which halts its procedure until it is answered. */
export type Objection = {
  id: string
  projectId: string
  userId: string | null
  supplier: string
  text: string
  at: number
  answeredAt: number | null
  answer: string | null
}
