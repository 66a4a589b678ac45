export const ALLOCATOR: Readonly<Record<string, string>>
export const CONTAINER_ALLOCATOR: Readonly<Record<string, string>>
export const NODE_FLAGS: readonly string[]
