/** The golden games of the Star Wars CCG. */
import { testSet } from './set-tests.ts'
import { swccgSet } from './swccg/plans.ts'

testSet(swccgSet)
