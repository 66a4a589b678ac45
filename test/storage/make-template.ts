/** Makes an empty database in the folder that is named. */
import { openStorage } from '../../src/storage/open.ts'

const [dataDir = ''] = process.argv.slice(2)
await (await openStorage({ dataDir })).close()
