/** The golden games of Young Jedi. */
import { testSet } from './set-tests.ts'
import { youngJediSet } from './young-jedi/plans.ts'

testSet(youngJediSet)
