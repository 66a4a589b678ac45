/** The rarity of each card, as it is printed: numbers of cards, set by set. */

/** Common, uncommon and rare, in older sets with how often a sheet has the card; F: in a fixed product, PM: premium. */
type Rarity = 'C' | 'C1' | 'C2' | 'C3' | 'U' | 'U1' | 'U2' | 'R' | 'R2' | 'UR' | 'XR' | 'F' | 'PM'

/** The numbers of a set's cards by their rarity; `3-6` is 3, 4, 5 and 6. */
const PRINTED: Readonly<Record<string, Readonly<Partial<Record<Rarity, string>>>>> = {
  1: {
    C1: '6 251',
    C2: '70 127 146-148 241 268 308 312',
    C3: '194',
    U1: '42 45 71 109 199 208 234 267 300',
    U2: '97 288 307',
  },
  2: {
    C2: '49-50 132 135 158',
    U1: '103 155',
    U2: '128',
    R2: '14',
  },
  3: {
    C2: '70',
    U1: '5 38',
  },
  4: {
    C: '162',
    U: '159-160',
    R: '64 91 161 163 174',
  },
  5: {
    C: '15 110',
    U: '76 111 155',
    R: '5 69 91 99 130',
  },
  6: {
    C: '120 158',
    U: '60 142',
    R: '1 3',
  },
  7: {
    C: '105 250 259 268',
    U: '218 282',
    R: '167',
    F: '159 308 322',
  },
  8: {
    C:
      '9-13 36 44 47-50 55 59 61 65-66 72 74 76 80 82-83 85 87 89 91-92 100 107 109 125 134 136-137 ' +
      '139-141 144 146-147 150-153 162 165-166 168-169 179',
    U:
      '1 4-6 21 24-25 29 33 35 38-40 45 52-53 63 67-70 73 75 88 90 95-96 101-102 110 112 114 116 118-119 ' +
      '126 129 131 143 145 149 156-160 163-164 171 180',
    R:
      '2-3 7-8 14-20 22-23 26-28 30-32 34 37 41-43 46 51 54 56-58 60 62 64 71 77-79 81 84 86 93-94 97-99 ' +
      '103-106 108 111 113 115 117 120-124 127-128 130 132-133 135 138 142 148 154-155 161 167 170 172-178',
  },
  9: {
    C:
      '15 17 32 37-40 42-44 49-52 56-57 59-60 62 66 86-89 91 119 121-122 126 128-129 131-132 134 138-139 ' +
      '143-146 148-150 168 171 175 177 179-181',
    U:
      '7 9-11 14 18-20 22-23 25-27 33-34 45 47 53 63 69-70 77 80 82-83 100-101 103-104 107-108 111-112 ' +
      '114-116 123-124 127 133 159 161 163-167 169-170 182',
    R:
      '1-5 8 12-13 16 21 28-31 35-36 41 46 48 54-55 58 61 64-65 67-68 71-76 78-79 81 84-85 90 92-97 99 102 ' +
      '105-106 110 113 117-118 120 125 130 135-137 140-142 147 151-158 160 162 172-174 176 178',
    UR: '24 109',
    XR: '6 98',
  },
  11: {
    C: '94-96 98',
    U: '29-30',
    R: '47 97',
  },
  12: {
    U: '37-38',
  },
  13: {
    PM: '3',
  },
  111: {
    PM: '1 6',
  },
}

const numbersIn = (list: string): readonly number[] =>
  list.split(' ').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })

/** Rarities by the ids of cards. */
export const RARITIES: ReadonlyMap<string, Rarity> = new Map(
  Object.entries(PRINTED).flatMap(([set, lists]) =>
    (Object.entries(lists) as [Rarity, string][]).flatMap(([rarity, list]) =>
      numbersIn(list).map((number) => [`${set}_${number}`, rarity] as const),
    ),
  ),
)
