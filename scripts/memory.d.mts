export const ALLOCATOR: Readonly<Record<string, string>>
export const NODE_FLAGS: readonly string[]
