/** Every state, D.C. and the territories: its two letters, its names, and how its ZIP codes begin. The post
    gives each its own first three digits; a few border towns have those of the state next to them. */
const table = `
AL Alabama 350-369
AK Alaska 995-999
AZ Arizona 850-865
AR Arkansas 716-729 755
CA California 900-961
CO Colorado 800-816
CT Connecticut 060-069
DE Delaware 197-199
DC District of Columbia|Washington, D.C.|D.C. 200 202-205 569
FL Florida 320-349
GA Georgia 300-319 398-399
HI Hawaii 967-968
ID Idaho 832-838
IL Illinois 600-629
IN Indiana 460-479
IA Iowa 500-528
KS Kansas 660-679
KY Kentucky 400-427
LA Louisiana 700-714
ME Maine 039-049
MD Maryland 206-219
MA Massachusetts 010-027 055
MI Michigan 480-499
MN Minnesota 550-567
MS Mississippi 386-397
MO Missouri 630-658
MT Montana 590-599
NE Nebraska 680-693
NV Nevada 889-898
NH New Hampshire 030-038
NJ New Jersey 070-089
NM New Mexico 870-884
NY New York 005 063 100-149
NC North Carolina 270-289
ND North Dakota 580-588
OH Ohio 430-459
OK Oklahoma 730-749
OR Oregon 970-979
PA Pennsylvania 150-196
RI Rhode Island 028-029
SC South Carolina 290-299
SD South Dakota 570-577
TN Tennessee 370-385
TX Texas 733 750-799 885
UT Utah 840-847
VT Vermont 050-059
VA Virginia 201 220-246
WA Washington 980-994
WV West Virginia 247-268
WI Wisconsin 530-549
WY Wyoming 820-831 834
AS American Samoa 967
GU Guam 969
MP Northern Mariana Islands 969
PR Puerto Rico 006-009
VI U.S. Virgin Islands|Virgin Islands 008`

type State = { letters: string; names: readonly string[]; zips: readonly [string, string][] }

const states: readonly State[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, letters = '', names = '', zips = ''] =
      /^(\S+) (.*?)((?: \d{3}(?:-\d{3})?)+)$/.exec(line) ?? []
    return {
      letters,
      names: names.split('|'),
      zips: zips
        .trim()
        .split(' ')
        .map((range) => [range.slice(0, 3), range.slice(-3)]),
    }
  })

export const stateNames: readonly string[] = states.flatMap(({ names }) => names)

/** "AZ" and "az" are Arizona. */
export function stateOfLetters(letters: string): string | undefined {
  return states.find((state) => state.letters === letters.toUpperCase())?.names[0]
}

/** "TN" and "tennessee" are Tennessee; what is no state stays as it is. */
export function stateName(text: string): string {
  const typed = text.trim().toLowerCase()
  const known = states.find(({ letters, names }) =>
    [letters, ...names].some((each) => each.toLowerCase() === typed),
  )
  return known?.names[0] ?? text.trim()
}

/** What an address of one line ends with: ", AZ 85004". */
type Ending = { letters: string; state: string | undefined; zip: string }

export function endingOf(address: string): Ending | undefined {
  const [, letters, zip] = /,\s*([A-Z]{2})\.?,?\s+(\d[\d-]*)$/.exec(address.trim()) ?? []
  return letters && zip ? { letters, state: stateOfLetters(letters), zip } : undefined
}

export function isZip(zip: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(zip)
}

/** Whether the post has such a ZIP code in the state of these letters. */
export function isZipOf(letters: string, zip: string): boolean {
  const begins = zip.slice(0, 3)
  const { zips = [] } = states.find((state) => state.letters === letters) ?? {}
  return zips.some(([first, last]) => begins >= first && begins <= last)
}
