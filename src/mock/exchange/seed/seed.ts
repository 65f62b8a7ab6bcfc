export const seedTables = (_seed: string, _startedAt: number): never => { throw new Error('being written') }
