/** Makes an empty database in the given folder. */
import { openStorage } from '../../src/storage/open.ts'

const [dataDir = ''] = process.argv.slice(2)
await (await openStorage({ dataDir })).close()
