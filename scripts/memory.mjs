/**
 * How little memory the program's process takes. glibc keeps freed memory in one arena a thread and gives it back late, unless
 * its environment says otherwise from the start: that is for `npm start`, which takes the machine as it is.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * The same for the container, which brings an allocator of its own. jemalloc gives back pages that lie between others, as glibc
 * never does: pictures leave many of those.
 */
export const CONTAINER_ALLOCATOR = {
  LD_PRELOAD: 'libjemalloc.so.2',
  MALLOC_CONF: 'narenas:1,background_thread:true,dirty_decay_ms:200,muzzy_decay_ms:0,tcache_max:4096',
}

/**
 * V8 lets the space for new values grow to 16 MiB three times over; a quarter of that is collected more often and costs no time
 * that was measured.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8']
