import { defineConfig } from 'prisma/config'

/** For Prisma's own tools. The program itself needs none of this: see `src/storage`. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL === undefined ? {} : { datasource: { url: process.env.DATABASE_URL } }),
})
