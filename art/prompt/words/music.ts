import type { PhraseTable } from './phrases.ts'

/** Hosts' words for music, films and the devices for them, by the thing's name. */
export const music: PhraseTable = {
  guitar:
    'guitar, acoustic guitar, electric guitar, bass guitar, ukulele, guitarist, rock band, country music, open mic guitar, fender, strum, bass player, folk music, singer songwriter, nashville, honky tonk, guitar hero, jam session, garage band, taylor swift, swiftie, eras tour, bluegrass, campfire guitar, rock and roll, rock n roll, rock music, the beatles, woodstock, flamenco, ~mandolin, ~lute, ~sitar, rock concert, live band, bob dylan, johnny cash, elvis, uke, classic rock, punk rock, grunge, nirvana, heavy metal, metallica, school of rock, indie band, rocker, metalhead, emo, guns n roses, bon jovi, country concert, acoustic set, country western, cover band, rolling stones, led zeppelin, fleetwood mac, battle of the bands, ~balalaika',
  banjo: 'banjo, bluegrass banjo',
  violin:
    'violin, fiddle, viola, string quartet, orchestra, symphony, violinist, fiddler, fiddler on the roof, philharmonic, chamber music, strings quartet, violin recital, suzuki recital, erhu, string trio',
  saxophone:
    'saxophone, sax, saxophonist, alto sax, tenor sax, jazz, jazz night, jazz club, ~clarinet, ~oboe, ~bassoon, jazz music, big band, smooth jazz, swing dance, swing dancing, blues band, harlem renaissance, harlem nights, jazz brunch, la la land, lindy hop, swing band, jazz age, blues and bbq, careless whisper, jazz quartet, jazz combo',
  trumpet:
    'trumpet, ~trombone, ~tuba, ~bugle, brass band, cornet, ~french horn, marching band, mariachi, new orleans, second line, louis armstrong, nola, ska band, trumpeter, brass quintet, flugelhorn, vuvuzela, dixieland, sousaphone, horn section, ~shofar',
  'postal-horn': 'postal horn, post horn, hunting horn, alphorn, horn',
  accordion:
    'accordion, polka, zydeco, concertina, squeezebox, oompah, polka band, bandoneon, tango, concertinas, forro, norteno',
  piano:
    '~synthesizer, ~organ, music keyboard, ~harpsichord, piano keys, keyboardist, ~xylophone, piano key, ~keytar, ~synth, piano, grand piano, pianist, piano recital, piano bar, dueling pianos, dueling piano, baby grand piano, piano man, baby grand, elton john, billy joel, liberace, beethoven, mozart, chopin, piano lesson, upright piano, piano concert, steinway',
  drum: 'drum, snare, bongo, drumstick and drum, percussion, little drummer boy, drumline, drum line, tabla, steel drum, steel pan, drumming, timpani, dhol, bongos, taiko, steelpan, samba drum, drum roll',
  'long-drum': 'conga, djembe, drum circle, long drum, african drum, conga drum, conga line, congas, salsa band',
  maracas:
    'maraca, maracas, shaker music, salsa music, salsa dancing, salsa night, bachata, latin night, merengue, salsa dance, latin dance, samba, cumbia, rumba, latin music, salsa lesson, reggaeton, bad bunny, latin party, mambo, cha cha, cuban night, havana, havana nights, havana night, cuba, salsa class, coco movie, latin fiesta',
  flute:
    'flute, recorder, piccolo, pan flute, ~bagpipe, ~bagpipes, tin whistle, pied piper, flutist, flautist, ~panpipe, woodwind, piper, burns night, bagpiper, magic flute, irish flute, ceilidh, ~kilt, highland games',
  music:
    'music, music note, musical note, song, note of music, name that tune, playlist, music bingo, dance, dance party, a cappella, acapella, choir, chorus, caroling, carols, choral, music theme, dancing, music night, music lesson, music quiz, music class, sing along, singalong, sing-along, line dancing, line dance, square dance, ballroom dancing, ballroom, hip hop, country dance, music trivia, tiktok, music party, melody, tunes, music recital, christmas carol, song swap, song writing, dance floor, danceathon, dancer, carolers, silent disco, dance class, dance off, dance lesson, tap dance, dancing queen, zumba, hootenanny, hoedown, barn dance hoedown, sock hop, the sound of music, sound of music, mixtape song, recital, edm, techno, reggae, bob marley, motown, soul music, funk music, r and b, rnb, r&b, gospel, afrobeat, afrobeats, k pop, kpop, k-pop, dancehall, lullaby, concert tour, musicale, beyonce, radio hits',
  'musical-score':
    'musical score, sheet music, treble clef, score music, bass clef, g clef, songbook, classical music, composer, music stand, music sheet, hymn, musical notation, concerto',
  microphone:
    'microphone, mic, karaoke, karaoke night, open mic, stand up comedy, comedy night, standup, singer, comedian, comedy show, sing, singing, lip sync, lip sync battle, american idol, the voice, poetry slam, open mic night, rapper, rap battle, karaoke party, pop singer, hip hop mic, stand-up comedy, spoken word, crooner, frank sinatra, rap, comedy, poetry reading, sing off, storytelling, slam poetry, celebrity roast, emcee, comedy club, storytelling night, vocalist, songbird singer, moth story slam, freestyle, joke night, x factor, toastmaster, toastmasters, k pop demon hunters, kpop demon hunters',
  'studio-microphone':
    'studio microphone, podcast, podcast microphone, recording studio, podcaster, voice over, studio mic',
  headphone:
    'headphone, headset, silent disco headphones, dj headphones, airpods, ear phones, earbud, earphone, beats headphones, listening party, listening session, earphones',
  radio:
    'radio, boombox, boom box, old radio, walkman, transistor radio, tape deck, stereo, ham radio, fm radio, ghetto blaster, hip hop boombox, say anything, transistor, 90s hip hop, breakdance, break dancing, breakdancing, old school hip hop',
  vinyl:
    'vinyl, record, records, vinyl record, record store, lp, record album, vinyl night, album, album release, record swap, vinyl records, vinyls, 45 record, album release party, vinyl listening, hi fi, vinyl swap, record shop, hifi, daft punk, motown records, album cover, abbey road, 45s',
  discoBall:
    'disco ball, mirror ball, mirrorball, disco, disco party, saturday night fever, studio 54, nightclub, night club, dance club, last disco, abba, disco fever, disco dancing, discotheque, disco cowgirl, silver disco, clubbing, disco inferno, disco bachelorette, disco queen, boogie, last disco ball, donna summer, disco night, disco balls, disco diva, boogie night, boogie nights, dancing all night, boogie wonderland, funky town, mirror balls, rave, prom disco, strobe, disco era, 70s disco, staying alive, bee gees',
  film: 'movie, film, cinema, clapperboard, clapper, clapboard, movie night, hollywood, film festival, movie marathon, premiere, film screening, film night, lights camera action, oscar party movie, movie set, movie theater, outdoor movie, film director, movie clapper, film noir, movie party, movie premiere, film reel, movie reel, home movie, old hollywood, oscars, filmmaker, oscar night, academy awards, golden age of hollywood, oscar party, outdoor cinema, horror movie, scary movie, movie theatre, short film, action movie, film crew, drive in movie, movies, screening, double feature, cinephile, film club, documentary, bollywood, bollywood night, scary movies, film studio, rom com, marilyn monroe, james bond film, backyard movie, academy award, film premiere, romcom, movie trivia, lights camera, cinema night, audrey hepburn, cannes, tarantino, sundance, french new wave, moviegoer, movie star night',
  'film-projector': 'film projector, projector, movie projector, movie projector screen, projectors, slideshow',
  'movie-camera': 'movie camera, film camera movie, cinema camera, reality tv, cinematographer, cinematography',
  'video-camera': 'video camera, camcorder, vlog, youtube, youtuber, home video, vlogger, vlogging, blair witch',
  videocassette:
    'videocassette, vhs, video tape, videotape, be kind rewind, blockbuster, vhs tape, vcr, blockbuster video, video store',
  dvd: 'dvd, cd, blu ray, compact disc, disc, cds, cd rom',
  television:
    'television, tv, tv set, old tv, bachelor viewing, season finale, series finale, watch tv, netflix, netflix and chill, big screen, tv show, reality show, binge watch, viewing party, rupaul, great british bake off viewing, game show, friends tv show, love is blind, tv night, succession, finale, bachelor watch party, bachelorette watch party, sitcom, price is right, family feud, tv party, the bachelor, real housewives, saturday night live, stranger things, game show night, wheel of fortune, jeopardy, hbo, tv marathon, telenovela, the office tv, soap opera, debate watch party, seinfeld, finale party, televisions, dancing with the stars, survivor finale, watching tv, new episode, anime, simpsons, cartoon, cartoons, gilmore girls, friends sitcom, news night, saturday morning cartoons',
  camera:
    'camera, photo shoot, photoshoot, photo booth, photobooth, photography, photographer, photo, film camera, polaroid, disposable camera, photo walk, selfie, instagram, instax, headshot, vintage camera, photo op, photo contest, leica, kodak, say cheese photo, photo scavenger hunt, smile for the camera, paparazzo, selfie station, family photo, camera club, photo session, snapshot, photo club, dslr, photos, darkroom, photo exhibit, photographers, old camera, instant camera, memory lane, portrait session, cameras, pic, family portrait session, scrapbook photo',
  'camera-with-flash':
    'camera with flash, camera flash, flash photography, flashbulb, paparazzi, flash camera, camera flashes, flashing camera',
  'speaker-high-volume':
    'speaker, loud speaker, subwoofer, sound system, speakers, amp, amplifier, turn it up, pump up the volume, guitar amp, dj speakers, surround sound, bluetooth speaker, turn up the volume, volume',
  loudspeaker: 'loudspeaker, public address system',
  megaphone:
    'megaphone, cheerleader, cheerleading, pep rally, cheer squad, bullhorn, protest, rally, spirit week, cheer, pom pom, spirit day, spirit squad, march and rally, announcement, announcing, campaign rally, activism, cheer team, town crier, rah rah, cheer camp, cheer banquet, lets hear it, cheer coach, make some noise, campaign, political rally, get out the vote, voter registration, strike rally, labor union, union rally, activist, cheerleaders, cheer competition, pep squad, big announcement, drumroll announcement',
  karaokeMachine: 'karaoke machine, karaoke box, karaoke speaker, karaoke room, karaoke bar, noraebang',
  turntable:
    'turntable, record player, dj, dj booth, disc jockey, rave dj, dj night, dj set, spinning vinyl, turntables, dj decks, dj party',
  cassette: 'cassette, cassette tape, mix tape, mixtape, tape, cassette tapes, audio cassette, mixtapes',
  doubleBass: 'double bass, upright bass, cello, cellos, cellist, stand up bass, bass fiddle, contrabass',
  drumKit: 'drum kit, drum set, drummer, drums, drum solo, cymbal, cymbals, ringo, drum kits, drummers',
  jukebox: 'jukebox, juke box, jukeboxes, juke joint, wurlitzer',
  gramophone: 'gramophone, phonograph, victrola, old gramophone, vintage record player',
  tambourine: 'tambourine, tambourines, tambourin',
  harp: 'harp, harps, harpist, lyre, irish harp, celtic harp, angel with a harp',
}
