/**
 * How little memory the program's process takes, for `npm start`; the Dockerfile says the same. glibc keeps freed memory in
 * one arena a thread and gives it back late, unless its environment says otherwise from the start. V8 lets the space for
 * new values grow to 16 MiB three times over; a quarter of that is collected more often and costs no time that was measured.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

export const NODE_FLAGS = ['--max-semi-space-size=8']
